import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /operations-software/connected-optimization/, hero: a week of nights, a window per building, lit where a setting moved. */
export const nightWindows = z.strictObject({
  type: z.literal('nightWindows'),
  ...heroWords,
  keys: z
    .strictObject({ changed: text(40), back: text(40), person: text(40), dark: text(40) })
    .describe('What a lit, an outlined, a white and a dark window mean'),
  columns: z
    .strictObject({ clock: text(20), where: text(20), what: text(24) })
    .describe('Names of what stands in a line, for those who hear it'),
  changedName: text(40).describe('Stands after the number of lit windows'),
  savedName: text(60).describe('Stands after the sum of the week, in kWh'),
  backName: text(40),
  personName: text(40),
  nights: z
    .array(
      z.strictObject({
        day: text(12),
        windows: z
          .string()
          .regex(/^[.cbp]{63}$/, { error: '63 signs: . dark, c changed, b given back, p a person' })
          .describe(
            'A sign for each branch: . dark, c changed, b given back, p a person has to go',
          ),
        saved: z.int().nonnegative().describe('In kWh, against nights of like weather'),
        weather: text(50),
        changes: z
          .array(
            z.strictObject({
              clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
                error: 'an hour in quotes, such as "22:10"',
              }),
              where: text(30),
              what: text(180),
            }),
          )
          .min(2)
          .max(5),
        morning: text(140).describe('The note before six'),
      }),
    )
    .length(7),
  noteName: text(30).describe('Stands before the note of a morning'),
  caption: text(260),
});
