import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/inspection-software/, hero: inspection sheet of a fire pump and the phone that fills it, step by step. */
export const roundSheet = z
  .strictObject({
    type: z.literal('roundSheet'),
    ...heroWords,
    round: z.strictObject({
      name: text(40).describe('What the sheet is called'),
      place: text(60).describe('Machine, level, number of the plan'),
      day: text(30),
      signature: text(40).describe('Who signed, and when'),
      chosen: z.int().min(1).max(12).describe('Number of the step that is shown first'),
      sent: text(120).describe('What happens where the signal comes back'),
      steps: z
        .array(
          z.strictObject({
            name: text(32),
            answer: text(24).describe('What stands on the sheet'),
            limit: text(32).optional().describe('What is allowed'),
            past: text(30).optional().describe('The last three answers'),
            level: text(12).describe('Where one stands'),
            time: z.string().regex(/^\d\d:\d\d$/, { error: 'an hour in quotes, such as "07:35"' }),
            signal: z.int().min(0).max(4).describe('Bars that the phone shows'),
          }),
        )
        .min(6)
        .max(12),
    }),
  })
  .check(({ value: { round }, issues }) => {
    const { chosen, steps } = round;
    if (chosen <= steps.length) return;
    const message = `one of the ${steps.length} steps`;
    issues.push({ code: 'custom', message, input: chosen, path: ['round', 'chosen'] });
  });
