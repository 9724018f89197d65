import { z } from 'zod';
import { date, markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /futureproof/meetup/: pledges of guests at past meetups, with the due day and the day each was done. */
export const pledgeLines = z.strictObject({
  type: z.literal('pledgeLines'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  days: z.int().positive().describe('How many days each line is long'),
  rounds: z
    .array(
      z.strictObject({
        day: date(),
        city: text(30),
        machine: text(90),
        pledges: z
          .array(
            z.strictObject({
              who: text(40),
              said: text(140),
              byDay: z.int().positive().describe('Days after the evening'),
              didDay: z.int().positive().optional().describe('Left out where it was never done'),
              found: text(180).describe('What came of it'),
            }),
          )
          .min(2),
      }),
    )
    .min(1),
  note: markdown(),
});
