import {
  matching,
  optionsOf,
  readChoice,
  readPages,
  readWords,
  writeChoice,
  writeWords,
  type Choice,
  type FacetIndex,
  type FacetOption,
} from '../../search/browse/facets';
import { holdsWords } from '../../search/browse/holdsWords';
import { pushQuery } from '../../browser/pushQuery';
import { replaceQuery } from '../../browser/route';
import { useQuery } from '../../browser/useQuery';
import { useLoaded } from './useLoaded';

interface List<Entry> {
  /** Names of the facets, as in the query of the address. */
  readonly facets: readonly string[];
  /** Facet values of every entry of the list. */
  readonly index: FacetIndex;
  /** Entries in the page’s data: all, or those of its first page. */
  readonly entries: readonly Entry[];
  /** Address of the list, if it has more than one page. */
  readonly path?: string;
  readonly perPage?: number;
  /** Searchable text of an entry, if all entries are here and visitors may search. */
  readonly textOf?: (entry: Entry) => string;
}

export interface Browsed<Entry> {
  readonly choice: Choice;
  /** Values of a facet, each with the number of entries it leaves. */
  readonly optionsOf: (facet: string) => FacetOption[];
  readonly choose: (facet: string, value: string) => void;
  readonly clear: () => void;
  /** Words of the search; empty for none. */
  readonly words: string;
  readonly look: (words: string) => void;
  readonly isNarrowed: boolean;
  /** Number of all entries, and of those that match. */
  readonly total: number;
  readonly found: number;
  /** Matching entries that are shown and loaded. */
  readonly shown: readonly Entry[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** How many more are shown next; 0 at the end. */
  readonly more: number;
  /** First page, from 1, with entries not yet shown. */
  readonly nextPage: number;
  readonly showMore: () => void;
}

/** Entries whose text has the words, with their facet values. */
function holding<Entry>(
  { entries, index }: List<Entry>,
  textOf: (entry: Entry) => string,
  words: string,
): Pick<List<Entry>, 'entries' | 'index'> {
  const kept = entries.map((entry) => holdsWords(textOf(entry), words));
  return {
    entries: entries.filter((_, number) => kept[number]),
    index: index.filter((_, number) => kept[number]),
  };
}

/**
 * A list that visitors narrow by facets and lengthen page by page. The address keeps both, so that
 * Back, a reload and a shared link show the same; without scripts the first page stands as built.
 */
export function useBrowse<Entry>(list: List<Entry>): Browsed<Entry> {
  const { facets, path = '', perPage = Math.max(list.entries.length, 1), textOf } = list;
  const query = useQuery();
  const words = textOf ? readWords(query) : '';
  const { entries, index } = words && textOf ? holding(list, textOf, words) : list;
  const choice = readChoice(query, list.index, facets);
  const pages = readPages(query);
  const numbers = matching(index, facets, choice);
  const wanted = numbers.slice(0, pages * perPage);
  const { entryOf, hasFailed } = useLoaded(path, entries, perPage, wanted);
  const shown = wanted.map(entryOf).filter((entry) => entry !== undefined);
  const go = (next: Choice): void => pushQuery(writeChoice(query, next));
  const none = Object.fromEntries(facets.map((facet) => [facet, '']));
  return {
    choice,
    optionsOf: (facet) => optionsOf(index, facets, choice, facet, list.index),
    choose: (facet, value) => go({ ...choice, [facet]: value }),
    clear: () => pushQuery(writeWords(writeChoice(query, none), '')),
    words,
    look: (next) => replaceQuery(writeWords(query, next)),
    isNarrowed: numbers.length < list.index.length,
    total: list.index.length,
    found: numbers.length,
    shown,
    isLoading: shown.length < wanted.length && !hasFailed,
    hasFailed,
    more: Math.min(perPage, numbers.length - wanted.length),
    nextPage: Math.floor(shown.length / perPage) + 1,
    showMore: () => replaceQuery(writeChoice(query, choice, pages + 1)),
  };
}
