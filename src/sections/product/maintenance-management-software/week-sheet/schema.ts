import { z } from 'zod';
import { KINDS, hoursOf, type Kind } from './week';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const block = z.strictObject({
  kind: z
    .enum(Object.keys(KINDS) as [Kind, ...Kind[]])
    .describe('Done as planned; done on another day; broke; held open; travel'),
  hours: z.number().positive(),
  text: text(60).optional().describe('What it is; open hours and travel need none'),
});

const lane = z.strictObject({
  name: text(24),
  read: z.int().nonnegative().describe('The block that is read first, from 0'),
  days: z.array(z.array(block).min(1)).length(5).describe('Monday to Friday'),
});

export type Lane = z.infer<typeof lane>;

/** /product/maintenance-management-software/, opening: one person’s week, as planned and as it came. */
export const weekSheet = z
  .strictObject({
    type: z.literal('weekSheet'),
    ...openingWords,
    week: z.strictObject({
      name: text(60),
      dayNames: z.array(text(12)).length(5),
      planned: lane,
      came: lane,
    }),
  })
  .check(({ value: { week }, issues }) => {
    week.came.days.forEach((blocks, index) => {
      const hours = hoursOf(week.planned.days[index] ?? []);
      if (hoursOf(blocks) === hours) return;
      const message = `as many hours as planned, ${hours}, not ${hoursOf(blocks)}`;
      const path = ['week', 'came', 'days', index];
      issues.push({ code: 'custom', message, input: blocks, path });
    });
  });
