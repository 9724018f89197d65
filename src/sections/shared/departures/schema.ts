import { z } from 'zod';
import { markdown, moment, text, timeZone } from '../../../content-model/fields';
import { shown, filled } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /demo-days/ pages: demo dates in several time zones, seats left, and the sign-up form. */
export const departures = z.strictObject({
  type: z.literal('departures'),
  anchor: anchor(),
  isHead: z.boolean().default(false).describe('Whether it opens the page: its title is the page’s'),
  title: text(90),
  lead: text(320),
  departing: z.strictObject({
    minutes: z.int().min(5).describe('How long it takes; a date is gone when it is over'),
    yours: text(20).describe('Over the times by the clock of the visitor'),
    universal: text(12).describe('Over the same where there is no script: the zone of all'),
    zoneNote: text(160).describe('What that zone is, in words, where there is no script'),
    left: text(20).describe('Over the number of seats'),
    seats: text(20).describe('{seats} stands for their number'),
    full: text(20),
    waits: text(30).describe('Chooses the waiting list of a date that is full'),
    cities: z
      .array(z.strictObject({ name: text(20), timeZone: timeZone() }))
      .min(2)
      .max(5),
    dates: z
      .array(
        z.strictObject({
          at: moment(),
          seats: z.int().min(0).describe('How many are left; 0 is full'),
          remark: text(140).optional(),
        }),
      )
      .min(1),
    note: markdown(),
    clocks: filled<string[][]>('clocks'),
  }),
  form: shown('Form'),
  formNote: markdown(),
  noDates: z
    .strictObject({
      title: text(60),
      text: text(200),
      choice: text(60).describe('What is sent with the form in place of a date'),
    })
    .describe('What stands there when the last date is over, over the recording'),
  recording: shown('Recording').describe('Moves up when no date is left'),
});
