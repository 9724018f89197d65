import { z } from 'zod';
import { KINDS, minutesSpent, type Kind } from './minutes';
import { text } from '../../../../content-model/fields';
import { time } from '../../../../content-model/drawings/parts';
import { openingWords } from '../../../../content-model/openingWords';

const span = z.strictObject({
  kind: z
    .enum(Object.keys(KINDS) as [Kind, ...Kind[]])
    .describe(
      'Nobody knows; known to people who cannot help; on the way; looking; at work; testing',
    ),
  minutes: z.int().min(1),
  text: text(80).describe('Without a period'),
});

const run = z.strictObject({
  name: text(60),
  spans: z.array(span).min(3).max(9).describe('One after another, from the alarm on'),
  read: z.int().nonnegative().describe('The span that is read first, from 0'),
});

export type Run = z.infer<typeof run>;

/** /product/reactive-maintenance-software/, opening: one escalator stop, minute by minute, before and after Lintel. */
export const minuteScale = z
  .strictObject({
    type: z.literal('minuteScale'),
    ...openingWords,
    stop: z.strictObject({
      start: time(),
      before: run,
      after: run,
      left: text(60).describe('In the room that the shorter one leaves'),
    }),
  })
  .check(({ value: { stop }, issues }) => {
    const [before, after] = [minutesSpent(stop.before.spans), minutesSpent(stop.after.spans)];
    if (after < before) return;
    const message = `fewer minutes than ${before}`;
    issues.push({ code: 'custom', message, input: after, path: ['stop', 'after', 'spans'] });
  });
