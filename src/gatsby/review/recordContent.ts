import type { z } from 'zod';
import { addressOf, slugOfFile } from '../../content-model/addresses';
import { isShown, type Visibility } from '../../content-model/visibility';
import type { siteFooter, siteHeader } from '../../kinds/data/navigation';
import type { Promo } from '../../kinds/data/promo';
import { factsOf } from '../../registry/check/factsOf';
import { parseFile } from '../../registry/check/parseFile';
import { rolesOf } from '../../registry/check/rolesOf';
import type { Entry } from '../../registry/check/siteMap';
import { isPageKind, kindOfFile } from '../../registry/kinds';
import { factsIn } from '../../text/fillFacts';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { SiteRecord } from '../../review/record/schema';
import { hashOf } from './recordPage';

type Files = ReadonlyMap<string, string>;
type Recorded = Pick<SiteRecord, 'files' | 'facts' | 'claims' | 'menus' | 'promo' | 'planned'> & {
  readonly formerAddresses: ReadonlyMap<string, string>;
};

/** Claims and facts say where else they are used; what is in no page yet is nobody's business. */
const isUsed = (entry: Entry, visibility: Visibility): boolean =>
  !isPageKind(entry.kind) || isShown(entry.content.data, visibility);

const entriesOf = (files: Files): Entry[] =>
  [...files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    return kind ? [{ kind, content: parseFile(file, text) }] : [];
  });

/** What a file refers to: facts by name, files of `content/data/` by path, kinds whose pages it lists. */
function refersOf(entry: Entry, text: string, fileOf: ReadonlyMap<string, string>): string[] {
  const stated = rolesOf(entry).flatMap(({ role, value }) => {
    if (role.is === 'reference') return fileOf.get(`${role.to}/${value}`) ?? [];
    return role.is === 'kind' ? `kind:${value}` : [];
  });
  return [...new Set([...factsIn(text), ...stated])].sort();
}

/** As their files have them, without the defaults that the schemas add. */
type SiteHeader = z.input<typeof siteHeader.schema>;
type SiteFooter = z.input<typeof siteFooter.schema>;

const link = (at: string, { text, href }: { readonly text: string; readonly href: string }) => ({
  at,
  text: withoutNoBreaks(text),
  href,
});

const headerLinks = ({ menus, links = [], actions }: SiteHeader) => [
  ...menus.flatMap((menu) => {
    const at = `header, ${menu.title}`;
    return [
      link('header', { text: menu.title, href: menu.href }),
      ...(menu.families ?? []).flatMap((family) =>
        [family, ...family.links].map((one) => link(at, one)),
      ),
      ...(menu.groups ?? []).flatMap((group) => group.links.map((one) => link(at, one))),
      ...(menu.feature ? [link(at, { text: menu.feature.title, href: menu.feature.href })] : []),
      ...(menu.foot?.links ?? []).map((one) => link(at, one)),
    ];
  }),
  ...[...links, ...actions].map((one) => link('header', one)),
];

const footerLinks = ({ columns, legal }: SiteFooter) => [
  ...columns.flatMap(({ title, links }) => links.map((one) => link(`footer, ${title}`, one))),
  ...legal.map((one) => link('footer', one)),
];

const ofKind = (entries: readonly Entry[], name: string): Entry[] =>
  entries.filter(({ kind }) => kind.name === name);

function claimsOf(entries: readonly Entry[]): SiteRecord['claims'] {
  const claims = ofKind(entries, 'Claim').map(({ kind, content: { file, data } }) => {
    const [figure, claim, period, validUntil] = ['figure', 'claim', 'period', 'validUntil'].map(
      (key) => withoutNoBreaks(String(data[key])),
    );
    return [slugOfFile(kind, file), { figure, claim, period, validUntil, file }] as const;
  });
  return Object.fromEntries(claims) as SiteRecord['claims'];
}

function promoOf(entries: readonly Entry[]): SiteRecord['promo'] {
  const [promo] = ofKind(entries, 'Promo').map(({ content }) => content.data as unknown as Promo);
  return promo && { text: withoutNoBreaks(promo.text), href: promo.href, until: promo.until };
}

/** Former addresses, and where each leads now. */
const formerOf = (entries: readonly Entry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ kind, content: { file, data } }) => {
      const former = data['formerAddresses'];
      if (!isPageKind(kind) || !Array.isArray(former)) return [];
      return former.map((from) => [String(from), addressOf(kind, file, data)] as const);
    }),
  );

/**
 * What a record says of the content beside its pages. The content check has parsed every file and found
 * what its values stand for: both are asked for again, and not worked out. A draft that is not shown
 * stays out, and so does what only drafts refer to.
 */
export function recordContent(files: Files, visibility: Visibility): Recorded {
  const entries = entriesOf(files).filter((entry) => isUsed(entry, visibility));
  const fileOf = new Map(
    entries.map(({ kind, content: { file } }) => [`${kind.name}/${slugOfFile(kind, file)}`, file]),
  );
  const recorded = Object.fromEntries(
    entries.map((entry) => {
      const { file } = entry.content;
      const text = files.get(file) ?? '';
      return [file, { hash: hashOf(text), refers: refersOf(entry, text, fileOf) }];
    }),
  );
  const used = new Set(Object.values(recorded).flatMap(({ refers }) => refers));
  const facts = factsOf(
    entries.map(({ kind, content: { file, data } }) => ({
      kind: kind.name,
      name: slugOfFile(kind, file),
      data,
    })),
  );
  const navigation = (name: string) => ofKind(entries, name).map(({ content }) => content.data);
  return {
    files: recorded,
    facts: Object.fromEntries(
      [...facts]
        .filter(([name]) => used.has(name) || name.startsWith('prices.'))
        .map(([name, value]) => [name, withoutNoBreaks(value)]),
    ),
    claims: claimsOf(entries),
    menus: [
      ...navigation('SiteHeader').flatMap((data) => headerLinks(data as unknown as SiteHeader)),
      ...navigation('SiteFooter').flatMap((data) => footerLinks(data as unknown as SiteFooter)),
    ],
    promo: promoOf(entries),
    planned: ofKind(entries, 'PlannedPages').flatMap(
      ({ content }) => (content.data['addresses'] ?? []) as string[],
    ),
    formerAddresses: formerOf(entries),
  };
}
