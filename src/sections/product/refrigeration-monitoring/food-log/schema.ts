import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigeration-monitoring/: a day’s food-safety log: temperatures, incidents and signature. */
export const foodLog = z
  .strictObject({
    type: z.literal('foodLog'),
    anchor: anchor(),
    title: text(90),
    lead: text(420),
    name: text(60).describe('What stands over the sheet'),
    day: text(60),
    hours: z.array(text(8)).min(3).max(8),
    rows: z
      .array(
        z.strictObject({
          name: text(40),
          limit: text(20).describe('Highest temperature of the product'),
          logged: z.array(text(10)).min(3).max(8).describe('One for each hour'),
          highest: text(20).describe('Highest of all readings of the day'),
          isMarked: z.boolean().default(false),
        }),
      )
      .min(3)
      .max(12),
    highest: text(20).describe('Name of the column with the highest readings'),
    entries: z
      .array(z.strictObject({ time: text(20), text: text(260) }))
      .min(1)
      .max(5)
      .describe('What was out of the ordinary, and what was done'),
    signed: text(120),
  })
  .check(({ value, issues }) => {
    value.rows.forEach(({ logged }, index) => {
      if (logged.length === value.hours.length) return;
      const message = `${value.hours.length} readings, one for each hour`;
      issues.push({ code: 'custom', message, input: logged, path: ['rows', index, 'logged'] });
    });
  });
