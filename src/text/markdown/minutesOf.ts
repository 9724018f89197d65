import { wordsOf } from './chapters';

const WORDS_A_MINUTE = 230;

/** Minutes it takes to read a piece of HTML, at least one. */
export function minutesOf(html: string): number {
  return Math.max(1, Math.round(wordsOf(html) / WORDS_A_MINUTE));
}
