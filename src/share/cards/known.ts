import type { FoundPage } from '../../discovery/page';
import type { Card } from '../card';

export type Data = Readonly<Record<string, unknown>>;

/** The text under a key, where there is one. */
export const textOf = (data: Data | undefined, key: string): string | undefined => {
  const value = data?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** What a card may ask about the rest of the content. */
export interface Known {
  /** An entry of `content/data/` by its GraphQL type and the name of its file, and that file. */
  readonly entry: (type: 'Claim' | 'Customer' | 'Person', slug: string) => Data | undefined;
  /** Pages that have a page above them, of its kinds. */
  readonly below: (path: string) => readonly FoundPage[];
}

/** What a page shows in a link preview. */
export type CardOf = (page: FoundPage, known: Known) => Card;
