import { TERMS_FILE, type Term } from './terms';

let terms: Promise<readonly Term[]> | undefined;

async function fetchThem(): Promise<readonly Term[]> {
  try {
    const response = await fetch(TERMS_FILE);
    if (response.ok) return (await response.json()) as Term[];
  } catch {
    // Asked for again with the next words.
  }
  terms = undefined;
  return [];
}

/** The terms of the knowledge base, fetched once; none where they do not arrive. */
export const fetchTerms = (): Promise<readonly Term[]> => (terms ??= fetchThem());
