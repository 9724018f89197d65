import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /building-management-system/: daily means over months, and the few days that a controller’s trend log still holds. */
export const trendWindow = z
  .strictObject({
    type: z.literal('trendWindow'),
    anchor: anchor(),
    title: text(90),
    lead: text(320),
    quantity: text(60).describe('What is drawn, with its unit'),
    daily: z.array(z.number()).min(30).max(200).describe('One value a day'),
    highest: z.number().positive().describe('Top of the scale'),
    memory: z.int().min(2).max(30).describe('Days that the trend keeps'),
    marks: z
      .array(z.strictObject({ name: text(20), day: z.int().min(0) }))
      .min(1)
      .max(8)
      .describe('Names under the strip, by day from the first'),
    changed: z.strictObject({ day: z.int().min(0), text: text(60) }).describe('What happened'),
    visits: text(60).describe('Stands over the choice'),
    looks: z
      .array(
        z.strictObject({
          name: text(30),
          day: z.int().min(1).describe('Last day that it shows'),
          text: text(200).describe('What somebody sees who looks on that day'),
        }),
      )
      .min(2)
      .max(6),
    stripLabel: text(90).describe('Over the whole strip'),
    memoryLabel: text(90).describe('Over the short one'),
    note: text(320).describe('Where the values come from'),
  })
  .check(({ value, issues }) => {
    value.looks.forEach(({ day }, index) => {
      if (day < value.daily.length && day + 1 >= value.memory) return;
      const message = 'a day of the values, with as many before it as the trend keeps';
      issues.push({ code: 'custom', message, input: day, path: ['looks', index, 'day'] });
    });
  });
