import { z } from 'zod';
import { month, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /whats-new-in-lintel/, hero: calendar of changes, a sheet per year, product families by month. */
export const changeYears = z.strictObject({
  type: z.literal('changeYears'),
  ...heroWords,
  sheetName: text(60).describe('Name of a sheet, for those who do not see it; {year} is its year'),
  mainKey: text(40).describe('What the ring on the line stands for'),
  changeKey: text(30).describe('What a square stands for'),
  sheetSum: text(120).describe('Under the last sheet; {changes} and {releases} are all of them'),
  without: z
    .array(
      z.strictObject({
        month: month(),
        says: text(28).describe('What stands where the main change would stand'),
      }),
    )
    .default([])
    .describe('Months without a release, and why; the others stay empty'),
  months: filled<Queries.YearMonthFragment[]>('months', 'YearMonth'),
});
