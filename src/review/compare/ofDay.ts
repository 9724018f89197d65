import { inWords } from '../../time/inWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { textOf, wordsOf } from './diffWords';
import type { ChangedWords } from './review';

/** Days as of which two builds were made. */
export interface Days {
  readonly was: string;
  readonly is: string;
}

/** A word without the signs around it: `(November 27,` → `November 27`. */
const bare = (word: string): string => word.replace(/^[(“‘"]+|[.,;:!?)”’"]+$/g, '');

/** `November 27` of `2026-11-27`. */
const monthAndDay = (day: string): string => withoutNoBreaks(inWords(day)).replace(/, \d{4}$/, '');

const isCount = (word: string): boolean => /^\d[\d,]*$/.test(word);
const numberOf = (word: string): number => Number(word.replaceAll(',', ''));

/**
 * Whether nothing but the day moved these words: each that changed was today’s date, or a count of days
 * that is one less or more for each day between the builds.
 */
export function isOfDay(words: readonly ChangedWords[], { was, is }: Days): boolean {
  if (was === is || words.length === 0) return false;
  const days = Math.abs(Date.parse(is) - Date.parse(was)) / 86_400_000;
  const isMoved = (one: string, other: string): boolean => {
    if (one === other) return true;
    if (one === monthAndDay(was) && other === monthAndDay(is)) return true;
    return isCount(one) && isCount(other) && Math.abs(numberOf(one) - numberOf(other)) === days;
  };
  return words.every(({ parts }) => {
    const [before, after] = (['was', 'is'] as const).map((side) =>
      wordsOf(textOf(parts, side)).map(bare),
    );
    return (
      before !== undefined &&
      before.length === after?.length &&
      before.every((word, index) => isMoved(word, after[index] ?? ''))
    );
  });
}
