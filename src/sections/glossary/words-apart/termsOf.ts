import { termAnchor } from '../../../search/termAnchor';

export interface GlossaryTerm {
  readonly term: string;
  readonly meaning: string;
  readonly example: string;
  /** The page that explains it, and its place there. */
  readonly topic: string;
  readonly href: string;
}

/** All terms of the pages of the knowledge base, from A to Z. */
export const termsOf = (pages: readonly Queries.TermPageFragment[]): GlossaryTerm[] =>
  pages
    .flatMap(({ path, title, terms }) =>
      terms.map((term) => ({ ...term, topic: title, href: `${path}#${termAnchor(term.term)}` })),
    )
    .sort((one, other) => one.term.localeCompare(other.term, 'en'));

/**
 * The term of that name.
 * @throws Error that names it, since a pair of a term that is gone would say nothing.
 */
export function termNamed(terms: readonly GlossaryTerm[], name: string): GlossaryTerm {
  const found = terms.find(({ term }) => term === name);
  if (!found) throw new Error(`Glossary: no topic of the knowledge base explains "${name}"`);
  return found;
}
