/** The anchor of a term on its page: its words, joined. */
export const termAnchor = (term: string): string =>
  `term-${term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
