/** What the site uses of Pagefind's script, which the build writes (src/gatsby/discovery/searchIndex.ts). */
export interface Pagefind {
  readonly options: (options: object) => Promise<void>;
  /** Loads the groups, without which a search does not count them. */
  readonly filters: () => Promise<unknown>;
  readonly search: (
    words: string,
    options?: { readonly filters?: Readonly<Record<string, string>> },
  ) => Promise<RawFound>;
}

export interface RawFound {
  readonly results: readonly RawResult[];
  /** How many of the results each value of a filter has. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface RawResult {
  readonly score: number;
  readonly data: () => Promise<RawPage>;
}

/** A passage in which words were found: below a heading, or before the first. */
export interface RawPassage {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
  readonly anchor?: object;
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

export interface RawPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sub_results: readonly RawPassage[];
}

const FOLDER = '/pagefind/';

let tries = 0;

/**
 * Loads the script of the index. It is no part of the site's own scripts: nothing of it is sent before
 * somebody searches.
 * @throws if it or the entry of the index does not arrive; the next call asks again.
 */
export async function loadIndex(): Promise<Pagefind> {
  // A browser may remember that a script did not load; another address is another script.
  const script: string = `${FOLDER}pagefind.js${tries ? `?try=${tries}` : ''}`;
  tries += 1;
  const [pagefind, entry] = await Promise.all([
    import(/* webpackIgnore: true */ script) as Promise<Pagefind>,
    // The script itself would report a failure where nobody can catch it.
    fetch(`${FOLDER}pagefind-entry.json`),
  ]);
  if (!entry.ok) throw new Error(`The index answered ${entry.status}.`);
  return pagefind;
}
