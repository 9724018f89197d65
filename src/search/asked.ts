import type { RawPage } from './loadIndex';

/** Words of a question that every page has: they would only outweigh what it is about. */
const ASIDE = new Set(
  (
    'a about an and any are as at be by can could did do does for from get give has have how i if in ' +
    'into is it its long many me much my need of on or our should take tell that the their them there ' +
    'they this to use want was we what when where which who why will with would you your lintel'
  ).split(' '),
);

/** Two words that are one: without the small one they would be about a sign or a log. */
const LOGIN = /\b(?:sign|log)[ -]in\b/gi;

/**
 * What a question is about: its words without those that any sentence has. A name in quotation marks, and
 * a question of such words only, stay as they are.
 */
export function subjectOf(words: string): string {
  const typed = words.trim().replace(/\s+/g, ' ');
  if (typed.startsWith('"')) return typed;
  const left = typed
    .replace(LOGIN, 'login')
    .replace(/[?!]+$/, '')
    .split(' ')
    .filter((word) => !ASIDE.has(word.toLowerCase()));
  return left.length > 0 ? left.join(' ') : typed;
}

/** As much of a word as its other forms share with it: of `logs`, too, all but its end. */
const rootOf = (word: string): string =>
  word.slice(0, Math.max(/^...s$/.test(word) ? 3 : 4, word.length - 3));

/** What Pagefind shows of a page. */
const textOf = ({ meta, sub_results }: RawPage): string =>
  [...Object.values(meta), ...sub_results.map(({ excerpt }) => excerpt.replace(/<\/?mark>/g, ''))]
    .join(' ')
    .toLowerCase();

const longIn = (words: string): string[] => words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * Whether a page that Pagefind found has the words: of one that no page has, Pagefind takes ever shorter
 * beginnings, down to those of other words.
 */
export function says(page: RawPage, words: string): boolean {
  const text = textOf(page);
  return longIn(words).every((word) => text.includes(rootOf(word)));
}

/** Whether a page that Pagefind found has the words letter by letter. */
export function spells(page: RawPage, words: string): boolean {
  const text = textOf(page);
  return longIn(words).every((word) => text.includes(word));
}
