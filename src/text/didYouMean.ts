import { distance } from 'fastest-levenshtein';

/** `; did you mean "topic"?` where one of the known words is close enough, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0];
  const limit = Math.max(2, Math.floor(word.length / 3));
  return near && near.far <= limit ? `; did you mean "${near.candidate}"?` : '';
}
