import type { PageRecord, SiteRecord } from '../record/schema';
import { diffBlocks } from './diffBlocks';
import { diffWords, gistOf } from './diffWords';
import { dayFindings } from './findings/dayFindings';
import { formFindings } from './findings/formFindings';
import { headFindings } from './findings/headFindings';
import { wordFindings } from './findings/wordFindings';
import type { Change, ChangedWords, Finding, Kind, Pair, Sides, Snippet } from './review';

type Facts = Change['facts'];

/** What of a page is not as it was. */
export interface Difference {
  readonly words: readonly ChangedWords[];
  readonly facts: Facts;
  readonly findings: readonly Finding[];
  readonly kinds: readonly Kind[];
  readonly snippet: Sides<Snippet> | undefined;
  readonly share: Sides<PageRecord['share']> | undefined;
  readonly same: readonly string[];
}

/** How a search engine shows a page. */
export const snippetOf = ({ path, title, description }: PageRecord): Snippet => ({
  path,
  title,
  description,
});

const headingOf = ({ blocks }: PageRecord): string | undefined =>
  blocks.find(([tag]) => tag === 'h1')?.[1];

/** What those who ask for leads, and those who share links, need not look at. */
const sameOf = ({ was, is }: Pair): string[] => [
  ...(JSON.stringify(was.forms) === JSON.stringify(is.forms)
    ? is.forms.map(
        ({ form, conversion, thanks }) =>
          `form ${form}, class ${conversion}, thank-you page ${thanks}`,
      )
    : []),
  ...(headingOf(was) === headingOf(is) ? ['heading'] : []),
  ...(was.title === is.title ? ['title'] : []),
  ...(was.share.src === is.share.src ? ['share picture'] : []),
];

const differing = <Value>(was: Value, is: Value): Sides<Value> | undefined =>
  JSON.stringify(was) === JSON.stringify(is) ? undefined : { was, is };

const pictureList = ({ pictures }: PageRecord): string =>
  pictures.map(([file]) => file.slice(file.lastIndexOf('/') + 1)).join(', ');

/** What a page is told to be a copy of; nothing where that is itself. */
const canonicalOf = ({ canonical, path }: PageRecord): string =>
  canonical === path ? '' : canonical;

function factsOf({ was, is }: Pair): Facts {
  const rows: readonly (readonly [label: string, was: string, is: string])[] = [
    ['Address', was.path, is.path],
    ['Canonical address', canonicalOf(was), canonicalOf(is)],
    ['Pictures', pictureList(was), pictureList(is)],
    ['Feeds', was.feeds.join(', '), is.feeds.join(', ')],
  ];
  const links = new Set(was.links.map(([, href]) => href));
  const now = new Set(is.links.map(([, href]) => href));
  const went = [...links].filter((href) => !now.has(href));
  const came = [...now].filter((href) => !links.has(href));
  return [
    ...rows
      .filter(([, one, other]) => one !== other)
      .map(([label, one, other]) => ({ label, was: one, is: other })),
    ...(went.length + came.length > 0
      ? [{ label: 'Links', was: went.join(', '), is: came.join(', ') }]
      : []),
  ];
}

const isSamePictures = ({ was, is }: Pair): boolean =>
  JSON.stringify(was.pictures) === JSON.stringify(is.pictures);

/** What changed of a page that both builds have, by itself; causes and facts are looked for elsewhere. */
export function comparePage(pair: Pair, before: SiteRecord, after: SiteRecord): Difference {
  const { was, is } = pair;
  const words = diffBlocks(was.blocks, is.blocks);
  const facts = factsOf(pair);
  const at = is.file ? { file: `content/${is.file}`, near: undefined } : undefined;
  const findings = [
    ...headFindings(pair),
    ...formFindings(pair, before, after),
    ...dayFindings(pair, before, after, words),
    ...wordFindings(pair, words),
  ].map((look): Finding => ({ verdict: 'look', at, ...look }));
  const snippet = differing(snippetOf(was), snippetOf(is));
  const share = differing(was.share.src, is.share.src) && { was: was.share, is: is.share };
  const label = new Set(facts.map((fact) => fact.label));
  const kinds: Kind[] = [
    ...findings.map(({ kind }) => kind),
    ...(words.length > 0 ? (['words'] as const) : []),
    ...(label.has('Links') ? (['links'] as const) : []),
    ...(was.description !== is.description ? (['titles'] as const) : []),
    ...(share || !isSamePictures(pair) ? (['pictures'] as const) : []),
  ];
  return { words, facts, findings, kinds: [...new Set(kinds)], snippet, share, same: sameOf(pair) };
}

/** What stands for a change in one line where no words of the page changed. */
export function gistOfHead({ facts, snippet, share }: Difference): Change['gist'] {
  const { was, is } = snippet ?? {};
  const of = (label: string, one: string, other: string) => [
    `${label}:`,
    ...gistOf(diffWords(one, other)),
  ];
  if (was && is && was.title !== is.title) return of('Title', was.title, is.title);
  if (was && is && was.description !== is.description)
    return of('Description', was.description, is.description);
  const [first] = facts;
  if (first) return of(first.label, first.was, first.is);
  return share ? ['Another share picture'] : [];
}
