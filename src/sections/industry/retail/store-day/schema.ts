import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour in quotes, such as "03:26"' });

/** /industry/retail/, hero: a store’s day by hour: customers above the line, electricity and maintenance below. */
export const storeDay = z
  .strictObject({
    type: z.literal('storeDay'),
    ...heroWords,
    above: text(60).describe('What stands above the line, with its sum'),
    below: text(140).describe('What hangs below it, with its sum'),
    hours: z
      .array(
        z.strictObject({
          clock: clock().describe('Full hour; the first is the hour in which the store closes'),
          buyers: z.int().min(0).describe('Customers served in this hour; 0 while closed'),
          kilowatts: z.int().min(0).describe('Mean power of the store in this hour'),
        }),
      )
      .length(24),
    shifts: z
      .array(
        z.strictObject({
          starts: clock(),
          minutes: z.int().min(5).max(360),
          lane: z
            .enum(['cold', 'house', 'people'])
            .describe('Which row it stands in; rows come in the order in which they are named'),
          title: text(60),
          detail: text(110),
          isLive: z.boolean().default(false).describe('Part of the story that the line follows'),
        }),
      )
      .min(4)
      .max(14),
    origin: text(260).describe('Which store, which day, who measured'),
  })
  .check(({ value, issues }) => {
    value.hours.forEach(({ clock: hour }, index) => {
      const first = Number(value.hours[0]?.clock.slice(0, 2));
      const expected = `${String((first + index) % 24).padStart(2, '0')}:00`;
      if (hour === expected) return;
      const path = ['hours', index, 'clock'];
      issues.push({ code: 'custom', message: expected, input: hour, path });
    });
  });
