import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /industry/retail/: temperatures in a failed refrigerated case, and the loss by who finds it and when. */
export const warmCase = z.strictObject({
  type: z.literal('warmCase'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  legend: text(60).describe('Question over the choice'),
  air: text(30).describe('Name of the faster curve'),
  goods: text(30).describe('Name of the slower curve'),
  limit: text(40).describe('Name of the line at 41 °F'),
  deadline: text(40).describe('Name of the moment at which the goods have to go'),
  finders: z
    .array(
      z.strictObject({
        name: text(40).describe('Who finds it'),
        minute: z.int().min(1).max(540).describe('How many minutes after the fan stopped'),
        verdict: text(50).describe('What it costs, in a few words'),
        story: text(320),
        isLoss: z.boolean().default(false),
      }),
    )
    .length(4),
  method: text(420).describe('What the curves are worked out from, and the rule'),
});
