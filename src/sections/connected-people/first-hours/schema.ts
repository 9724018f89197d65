import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 05:45' });

const HOUR = 60;

/** /connected-people/, hero: the first working hour of several people, on one clock and minute by minute. */
export const firstHours = z
  .strictObject({
    type: z.literal('firstHours'),
    ...heroWords,
    anchor: anchor(),
    clockLabel: text(200).describe('What the clock shows, for those who cannot see it'),
    uses: z
      .strictObject({
        hands: text(40),
        feet: text(40),
        talk: text(40),
        screen: text(40),
      })
      .describe('What minutes are used for, for the key'),
    ourShare: text(120).describe('After the sum of minutes with a screen of ours, and {all}'),
    hoursTitle: text(90).describe('Stands over the hours'),
    hoursLead: text(320),
    hoursNote: text(320).describe('Where they are from, under them'),
    annoying: text(40).describe('Stands before what still annoys'),
    hoursOf: z
      .array(
        z
          .strictObject({
            person: shown('Person'),
            begins: clock(),
            place: text(60),
            pieces: z
              .array(
                z.strictObject({
                  minutes: z.int().min(1).max(HOUR),
                  use: z.enum(['hands', 'feet', 'talk', 'screen']),
                  text: text(140),
                }),
              )
              .min(3)
              .max(7),
            still: text(200),
          })
          .refine(({ pieces }) => pieces.reduce((sum, { minutes }) => sum + minutes, 0) === HOUR, {
            path: ['pieces'],
            error: 'pieces of 60 minutes together',
          }),
      )
      .min(5)
      .max(14),
  })
  .check(({ value, issues }) => {
    value.hoursOf.forEach(({ begins }, index) => {
      if (index === 0 || begins > (value.hoursOf[index - 1]?.begins ?? '')) return;
      const message = 'hours in the order in which they begin';
      issues.push({ code: 'custom', message, input: begins, path: ['hoursOf', index, 'begins'] });
    });
  });
