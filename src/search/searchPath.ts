import { WORDS } from './browse/facets';
import { SEARCH } from './address';

/** The name of a group of pages, in the address. */
export const KIND = 'kind';

/** Address of what is found for words, in one group of pages or in all. */
export function searchPath(words: string, kind = ''): string {
  const params = new URLSearchParams({ [WORDS]: words, ...(kind ? { [KIND]: kind } : {}) });
  return `${SEARCH}?${params.toString()}`;
}
