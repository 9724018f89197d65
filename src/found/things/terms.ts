import { plainOf } from '../plainOf';
import type { Describe } from '../structured';

interface Term {
  readonly term: string;
  readonly text: string;
  readonly id?: string;
}

/** The terms that a topic of the knowledge base explains. */
export const terms: Describe = ({ data, path, title }, origin) => {
  const own = (data['terms'] ?? []) as readonly Term[];
  if (own.length === 0) return [];
  return [
    {
      '@type': 'DefinedTermSet',
      name: title,
      url: origin + path,
      hasDefinedTerm: own.map(({ term, text, id }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: plainOf(text),
        ...(id ? { url: `${origin}${path}#${id}` } : {}),
      })),
    },
  ];
};
