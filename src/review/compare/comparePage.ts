import type { PageRecord, SiteRecord } from '../record/schema';
import { diffBlocks } from './diffBlocks';
import { diffWords } from './diffWords';
import { dayFindings } from './findings/dayFindings';
import { formFindings } from './findings/formFindings';
import { headFindings } from './findings/headFindings';
import { wordFindings } from './findings/wordFindings';
import type { Change, ChangedWords, Finding, Kind, Pair } from './review';

type Facts = Change['facts'];

/** What of a page is not as it was. */
export interface Difference {
  readonly words: readonly ChangedWords[];
  readonly facts: Facts;
  readonly findings: readonly Finding[];
  readonly kinds: readonly Kind[];
}

const pictureList = ({ pictures }: PageRecord): string =>
  pictures.map(([file]) => file.slice(file.lastIndexOf('/') + 1)).join(', ');

function factsOf({ was, is }: Pair): Facts {
  const rows: readonly (readonly [label: string, was: string, is: string])[] = [
    ['Title', was.title, is.title],
    ['Description', was.description, is.description],
    ['Canonical address', was.canonical, is.canonical],
    ['Share picture', was.share.src, is.share.src],
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
    ...formFindings(pair),
    ...dayFindings(pair, before, after, words),
    ...wordFindings(pair, words),
  ].map((look): Finding => ({ verdict: 'look', at, ...look }));
  const label = new Set(facts.map((fact) => fact.label));
  const kinds: Kind[] = [
    ...findings.map(({ kind }) => kind),
    ...(words.length > 0 ? (['words'] as const) : []),
    ...(label.has('Links') ? (['links'] as const) : []),
    ...(label.has('Description') ? (['titles'] as const) : []),
    ...(label.has('Share picture') || !isSamePictures(pair) ? (['pictures'] as const) : []),
  ];
  return { words, facts, findings, kinds: [...new Set(kinds)] };
}

/** What stands for a change in one line where no words of the page changed. */
export const gistOfFacts = (facts: Facts): Change['gist'] => {
  const [first] = facts;
  return first ? [`${first.label}:`, ...diffWords(first.was, first.is)] : [];
};
