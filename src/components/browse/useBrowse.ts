import { graphql } from 'gatsby';
import {
  matching,
  optionsOf,
  readChoice,
  readPages,
  writeChoice,
  type Choice,
  type FacetIndex,
  type FacetOption,
} from '../../browse/facets';
import { pushQuery } from '../../browser/pushQuery';
import { replaceQuery } from '../../browser/route';
import { useQuery } from '../../browser/useQuery';
import { useLoaded } from './useLoaded';

interface List<Entry> {
  /** Names of the facets, as they stand in the address. */
  readonly facets: readonly string[];
  /** What each entry of the whole list answers to. */
  readonly index: FacetIndex;
  /** The entries that the page has: all of them, or those of its first page. */
  readonly entries: readonly Entry[];
  /** Address of the list, where it has more pages than this one. */
  readonly path?: string;
  readonly perPage?: number;
}

export interface Browsed<Entry> {
  readonly choice: Choice;
  /** Values of a facet with what each would leave. */
  readonly optionsOf: (facet: string) => FacetOption[];
  readonly choose: (facet: string, value: string) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  /** How many there are, and how many answer to the choice. */
  readonly total: number;
  readonly found: number;
  /** Those that are shown, as far as they are here. */
  readonly shown: readonly Entry[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** How many more there are to show at once; 0 at the end. */
  readonly more: number;
  /** The first page, from 1, of which something is not shown. */
  readonly nextPage: number;
  readonly showMore: () => void;
}

/**
 * A list that visitors narrow by facets and lengthen page by page. The address keeps both, so that
 * Back, a reload and a shared link show the same; without scripts the first page stands as built.
 */
export function useBrowse<Entry>(list: List<Entry>): Browsed<Entry> {
  const { facets, index, entries, path = '', perPage = Math.max(entries.length, 1) } = list;
  const query = useQuery();
  const choice = readChoice(query, index, facets);
  const pages = readPages(query);
  const numbers = matching(index, facets, choice);
  const wanted = numbers.slice(0, pages * perPage);
  const { entryOf, hasFailed } = useLoaded(path, entries, perPage, wanted);
  const shown = wanted.map(entryOf).filter((entry) => entry !== undefined);
  const go = (next: Choice): void => pushQuery(writeChoice(query, next));
  return {
    choice,
    optionsOf: (facet) => optionsOf(index, facets, choice, facet),
    choose: (facet, value) => go({ ...choice, [facet]: value }),
    clear: () => go(Object.fromEntries(facets.map((facet) => [facet, '']))),
    isNarrowed: numbers.length < index.length,
    total: index.length,
    found: numbers.length,
    shown,
    isLoading: shown.length < wanted.length && !hasFailed,
    hasFailed,
    more: Math.min(perPage, numbers.length - wanted.length),
    nextPage: Math.floor(shown.length / perPage) + 1,
    showMore: () => replaceQuery(writeChoice(query, choice, pages + 1)),
  };
}

export const fragment = graphql`
  fragment EntryList on EntryList {
    path
    perPage
    facets
    index
  }
`;
