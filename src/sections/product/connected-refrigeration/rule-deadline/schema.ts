import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/connected-refrigeration/: days of a leak repair against the legal deadline, to scale. */
export const ruleDeadline = z
  .strictObject({
    type: z.literal('ruleDeadline'),
    anchor: anchor(),
    title: text(90),
    lead: text(420),
    daysAllowed: z.int().min(2).max(90),
    stops: z
      .array(
        z.strictObject({
          day: z.int().min(0).describe('Counted from the day that starts the clock'),
          date: text(20).describe('The same day in the calendar: Jun 12'),
          title: text(60),
          text: text(140).describe('What was put in front of whom'),
        }),
      )
      .min(3)
      .max(7)
      .describe('In their order; the last one is the deadline'),
  })
  .check(({ value, issues }) => {
    const last = value.stops.at(-1);
    if (!last || last.day === value.daysAllowed) return;
    const message = `day ${value.daysAllowed}, the deadline, as the last one`;
    issues.push({ code: 'custom', message, input: last.day, path: ['stops'] });
  });
