import { useEffect, useState } from 'react';
import { fetchTerms } from '../../../search/fetchTerms';
import { termFor, type Term } from '../../../search/terms';

/** Term of the knowledge base that matches the words, if any. */
export function useTerm(words: string): Term | undefined {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  const isAsked = words !== '';
  useEffect(() => {
    if (isAsked) void fetchTerms().then(setTerms);
  }, [isAsked]);
  return termFor(words, terms);
}
