import { z } from 'zod';
import { link, markdown, moment, text, timeZone } from '../../../content-model/fields';
import { shown, filled } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';
import { openingWords } from '../../../content-model/openingWords';

/** /demo-days/ pages, opening: dates by several clocks, the seats left, and the sign-up form. The last fact is the next date. */
export const departures = z.strictObject({
  type: z.literal('departures'),
  ...openingWords,
  anchor: anchor().describe('Of the board with its form, for the actions of the page'),
  departing: z.strictObject({
    title: text(40).describe('Over the board: how many, on which day of the week'),
    minutes: z.int().min(5).describe('How long it takes; a date is gone when it is over'),
    cities: z
      .array(z.strictObject({ name: text(20), timeZone: timeZone() }))
      .min(2)
      .max(5),
    dates: z
      .array(
        z.strictObject({
          at: moment(),
          seats: z.int().min(0).describe('How many are left; 0 is full'),
        }),
      )
      .min(1),
    clocks: filled<string[][]>('clocks'),
  }),
  form: shown('Form'),
  formNote: markdown(),
  noDates: z
    .strictObject({
      title: text(60),
      text: text(200),
      choice: text(60).describe('What is sent with the form in place of a date'),
      link: link().describe('What can be seen until then'),
    })
    .describe('What the form stands under when the last date is over'),
});
