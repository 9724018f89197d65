import type { SiteRecord } from '../record/schema';
import type { Change, Finding, Words } from './review';

type MenuLink = SiteRecord['menus'][number];

const keyOf = ({ at, text, href }: MenuLink): string => `${at}\n${text}\n${href}`;

const without = (links: readonly MenuLink[], others: readonly MenuLink[]): MenuLink[] => {
  const known = new Set(others.map(keyOf));
  return links.filter((link) => !known.has(keyOf(link)));
};

/** How many pages link to an address in their text. */
const linkedFrom = ({ pages }: SiteRecord, href: string): number =>
  pages.filter(({ links }) => links.some(([, to]) => to === href)).length;

const fileOf = (at: string): string => {
  const part = at.split(',')[0] ?? 'header';
  return `content/data/navigation/${part}/${part}.yaml`;
};

/** `header, Platform` → `menu Platform`. */
const nameOf = (at: string): string => {
  const [part = '', title] = at.split(', ');
  if (title === undefined) return part;
  return part === 'header' ? `menu ${title}` : `column ${title} of the footer`;
};

function menuChange(
  where: string,
  words: Words,
  finding: Omit<Finding, 'verdict' | 'kind'>,
  file: string,
): Change {
  return {
    id: `menu:${where}`,
    verdict: 'look',
    kinds: ['menus'],
    causes: [file.replace('content/', '')],
    isByHand: true,
    title: 'Every page',
    pages: [],
    gist: words,
    findings: [{ ...finding, verdict: 'look', kind: 'menus' }],
    words: [{ where, parts: words }],
    same: [],
    facts: [],
  };
}

/** What all pages share: links of the menus and the footer, and the bar above them. Each is said once. */
export function compareMenus(was: SiteRecord, is: SiteRecord): Change[] {
  const [went, came] = [without(was.menus, is.menus), without(is.menus, was.menus)];
  const places = [...new Set([...went, ...came].map(({ at }) => at))];
  const menus = places.map((at) => {
    const [gone, added] = [went, came].map((links) => links.filter((link) => link.at === at));
    const first = gone?.[0];
    const words: Words = [
      ...(gone ?? []).map(({ text, href }) => ({ del: `${text} (${href})` })),
      ...(added ?? []).map(({ text, href }) => ({ ins: `${text} (${href})` })),
    ];
    const others = first ? linkedFrom(is, first.href) : 0;
    const says =
      first && (added ?? []).length === 0
        ? `${first.text} is gone from the ${nameOf(at)}. ${others === 0 ? 'No page links to it any more.' : `${others} ${others === 1 ? 'page still links' : 'pages still link'} to it.`}`
        : `The ${nameOf(at)} has other links.`;
    const file = fileOf(at);
    return menuChange(
      at,
      words,
      {
        id: `menu:${at}`,
        says,
        verb: 'Ask',
        todo: 'is it meant? Every page has it.',
        at: { file },
      },
      file,
    );
  });
  const [one, other] = [was.promo, is.promo];
  if (JSON.stringify(one) === JSON.stringify(other)) return menus;
  const file = 'content/data/promo/promo.yaml';
  const words: Words = [
    ...(one ? [{ del: `${one.text} (${one.href}, until ${one.until})` }] : []),
    ...(other ? [{ ins: `${other.text} (${other.href}, until ${other.until})` }] : []),
  ];
  const says = 'The bar above every page is another one.';
  return [
    ...menus,
    menuChange(
      'bar above every page',
      words,
      {
        id: 'promo',
        says,
        verb: 'Check',
        todo: 'follow its link, and look at its last day.',
        at: { file },
      },
      file,
    ),
  ];
}
