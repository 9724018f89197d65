import { says, spells, subjectOf } from './asked';
import { searchGroups } from './searchGroups';
import { lineOf, type Line } from './lines';
import {
  loadIndex,
  type Pagefind,
  type RawFound,
  type RawPage,
  type RawPassage,
} from './loadIndex';
import { meantBy, WORDS_FILE } from './vocabulary';

export type { Line } from './lines';

/** A page in which words were found. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  /** Its group (src/search/searchGroups.ts). */
  readonly kind: string;
  /** Day or month that is shown with such a page, ISO. */
  readonly day?: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  /** The sentences in which the words stand, the best first; none where they stand in its name alone. */
  readonly lines: readonly Line[];
}

export interface Found {
  /** Of the group that was asked for, or of all. */
  readonly total: number;
  /** Groups that have pages with the words, in the order of the site; whatever group was asked for. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** The best first. */
  readonly hits: readonly Hit[];
  /** Words that were looked for instead, since no page has those that were typed. */
  readonly meant?: string;
}

interface AskOptions {
  /** One group only. */
  readonly kind?: string;
  /** How many hits at most, 20 unless told; each is a small file. */
  readonly limit?: number;
}

/** Words of a sentence around the one that was looked for. */
const EXCERPT = 36;

/** So many sentences show what a page is about. */
const LINES = 3;

/**
 * What a page is called counts more than what it says, most for pages of the product; what was written down
 * because readers ask for it counts for itself.
 */
const RANKING = { metaWeights: { title: 5, product: 5, also: 15, sort: 2, about: 2, day: 0 } };

let index: Promise<Pagefind> | undefined;

/**
 * Loads the index, if it is not there: while a visitor begins to type. After a failure the next
 * call loads it again.
 * @throws if it did not load.
 */
export function openIndex(): Promise<Pagefind> {
  index ??= loadIndex().then(
    async (pagefind) => {
      await pagefind.options({ excerptLength: EXCERPT, ranking: RANKING });
      await pagefind.filters();
      return pagefind;
    },
    (fault: unknown) => {
      index = undefined;
      throw fault;
    },
  );
  return index;
}

/** How much a passage says of what was looked for. */
const weightOf = ({ weighted_locations }: RawPassage): number =>
  weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** A title is no sentence about what it names, and stands over the sentences already. */
const isTitle = ({ before, word, after }: Line, title: string): boolean =>
  title.includes((before + word + after).replace(/\.$/, ''));

function hitOf({ url, meta, filters, sub_results }: RawPage): Hit {
  const lines = [...sub_results]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map(({ excerpt, url: place, anchor, title: heading }) =>
      lineOf(excerpt, place, anchor ? heading : undefined),
    );
  const { title = '', about = '', day } = meta;
  return {
    href: url,
    title,
    kind: filters['kind']?.[0] ?? '',
    ...(day ? { day } : {}),
    about,
    lines: lines
      .filter((line) => line !== undefined)
      .filter((line) => !isTitle(line, title))
      .slice(0, LINES),
  };
}

/** The words of the site, for what was mistyped; without them nothing is proposed. */
const loadWords = (): Promise<readonly string[]> =>
  fetch(WORDS_FILE).then(
    (answer) => (answer.ok ? (answer.json() as Promise<string[]>) : []),
    () => [],
  );

/** Fewer pages may be those of a word that only begins like the one that was meant. */
const FEW = 6;

const NOTHING: RawFound = { results: [], filters: {} };

/** What has the words, or else what has those that they are like. */
async function search(
  pagefind: Pagefind,
  words: string,
  limit: number,
): Promise<[found: RawFound, meant?: string]> {
  const any = await pagefind.search(subjectOf(words));
  // All that will be shown, at once; Pagefind keeps what it has loaded.
  const [best] = await Promise.all(any.results.slice(0, limit).map(({ data }) => data()));
  const found = best && says(best, subjectOf(words)) ? any : NOTHING;
  if (found.results.length >= FEW || (best && spells(best, subjectOf(words)))) return [found];
  const meant = meantBy(words, await loadWords());
  const instead = meant ? await pagefind.search(subjectOf(meant)) : NOTHING;
  return instead.results.length > found.results.length ? [instead, meant] : [found];
}

/**
 * The pages of the site that have some words; where none has, those that have what was meant.
 * @throws if the index did not load.
 */
export async function askSite(
  words: string,
  { kind, limit = 20 }: AskOptions = {},
): Promise<Found> {
  const pagefind = await openIndex();
  const [all, meant] = await search(pagefind, words, limit);
  const found =
    kind && all.results.length > 0
      ? await pagefind.search(subjectOf(meant ?? words), { filters: { kind } })
      : all;
  const pages = await Promise.all(found.results.slice(0, limit).map(({ data }) => data()));
  const counts = all.filters['kind'] ?? {};
  return {
    total: found.results.length,
    kinds: searchGroups.flatMap((name) => {
      const count = counts[name] ?? 0;
      return count > 0 ? [{ kind: name, count }] : [];
    }),
    hits: pages.map(hitOf),
    ...(meant ? { meant } : {}),
  };
}
