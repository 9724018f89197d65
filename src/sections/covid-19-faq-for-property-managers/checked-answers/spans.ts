import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import type { Held } from './heldAnswers';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { checkedAnswers } from './schema';

export type Answer = SectionProps<typeof checkedAnswers>['answers'][number];

const month = (day: string): string => inWords(day.slice(0, 7));

/** Period of an answer in words, to the month. */
export const spanInWords = ({ from, until }: Held): string =>
  until
    ? fill(copy.span, { from: month(from), until: month(until) })
    : fill(copy.since, { from: month(from) });

/** Years that begin between two days. */
export function yearsBetween(first: string, last: string): number[] {
  const [from, until] = [first, last].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: until - from + 1 }, (_, index) => from + index);
}
