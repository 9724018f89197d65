import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { formBeside } from '../../../content-model/formBeside';

const around = () =>
  z
    .array(z.strictObject({ title: text(60), text: markdown() }))
    .min(1)
    .max(3);

/** /request-demo/, hero: agenda of the demo to scale, steps before and after, and the form. */
export const demoMinutes = z.strictObject({
  type: z.literal('demoMinutes'),
  ...formBeside,
  before: around().describe('What happens before, not to scale'),
  minutesTitle: text(60).describe('Stands at the beginning of the half hour'),
  minutesUnit: text(10),
  minutes: z
    .array(
      z.strictObject({
        minutes: z.int().min(1).max(30),
        title: text(50),
        text: text(120),
        isYours: z.boolean().default(false).describe('Whether the visitor talks'),
      }),
    )
    .min(2)
    .max(6)
    .describe('Thirty together'),
  afterwards: around().describe('What is left'),
});
