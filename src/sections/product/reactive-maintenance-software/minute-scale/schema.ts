import { z } from 'zod';
import { minutesSpent } from './minutes';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const run = () =>
  z.strictObject({
    name: text(60),
    spans: z
      .array(
        z.strictObject({
          kind: z
            .enum(['nobody', 'known', 'way', 'looking', 'hands', 'test'])
            .describe(
              'Nobody knows; known to people who cannot help; on the way; looking; at work; testing',
            ),
          minutes: z.int().min(1),
          text: text(80),
        }),
      )
      .min(3)
      .max(9)
      .describe('One after another, from the alarm on'),
    end: text(80).describe('What is so at the end of the last minute'),
  });

/** /product/reactive-maintenance-software/, hero: one escalator stop, minute by minute, before and after Lintel. */
export const minuteScale = z
  .strictObject({
    type: z.literal('minuteScale'),
    ...heroWords,
    stop: z.strictObject({
      start: z.string().regex(/^\d\d:\d\d$/, { error: 'an hour in quotes, such as "07:35"' }),
      minutes: text(12).describe('After a number of them: min'),
      peak: text(40).describe('Beside the minutes of work, under their time'),
      left: text(60).describe('In the room that the shorter one leaves'),
      before: run(),
      after: run(),
    }),
  })
  .check(({ value: { stop }, issues }) => {
    const [before, after] = [stop.before.spans, stop.after.spans].map((spans) =>
      minutesSpent(spans),
    );
    if (before && after && after < before) return;
    const message = `fewer minutes than ${before}`;
    issues.push({ code: 'custom', message, input: after, path: ['stop', 'after', 'spans'] });
  });
