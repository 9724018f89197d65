import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

/** /industry/retail/: temperatures in a case whose fan has stopped, and what it costs by who finds it and when. */
export const warmCase = z.strictObject({
  type: z.literal('warmCase'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60).describe('Which case, with what in it'),
  legend: text(60).describe('Over the choice'),
  finders: z
    .array(
      z.strictObject({
        name: text(40).describe('Who finds it'),
        minute: z
          .int()
          .min(1)
          .max(540)
          .multipleOf(20)
          .describe('How many minutes after the fan stopped, in steps of 20'),
        verdict: text(50).describe('What it costs, in a few words'),
        story: text(220),
        goesTo: text(60).describe('Who gets the job, and with what'),
      }),
    )
    .length(4),
  method: text(260).describe('What the curves are worked out from, and the rule'),
  act,
});
