import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const hour = z.number().min(0).max(24);

/** /futureproof/resources-mea/: working hours of several cities on one weekly clock, and the hours they share. */
export const threeWeekends = z.strictObject({
  type: z.literal('threeWeekends'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  legend: text(60),
  days: z.array(text(12)).length(7).describe('From Sunday on'),
  clock: text(80).describe('By whose clock the drawing is'),
  kinds: z
    .array(
      z.strictObject({
        name: text(40),
        cities: z
          .array(
            z.strictObject({
              city: text(20),
              ahead: z.number().min(-12).max(14).describe('Hours before the clock of the drawing'),
              shifts: z
                .array(
                  z.strictObject({
                    days: z.array(z.int().min(0).max(6)).min(1).describe('Sunday is 0'),
                    opens: hour,
                    closes: hour,
                  }),
                )
                .min(1),
              hours: text(90).describe('The same in words, by its own clock'),
            }),
          )
          .min(2)
          .max(4),
        says: markdown(),
      }),
    )
    .min(2)
    .max(3),
  sharedWord: text(60).describe('With {hours}: in which all of them work'),
});
