import { asTyped } from '../../text/withoutNoBreaks';
import type { Describe } from './thing';

interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** The terms that a topic of the knowledge base explains. */
export const terms: Describe = ({ data, path, title }, origin) => {
  const own = (data['terms'] ?? []) as readonly Term[];
  if (own.length === 0) return [];
  return [
    {
      '@type': 'DefinedTermSet',
      name: asTyped(title),
      url: origin + path,
      hasDefinedTerm: own.map(({ term, meaning }) => ({
        '@type': 'DefinedTerm',
        name: asTyped(term),
        description: asTyped(meaning),
      })),
    },
  ];
};
