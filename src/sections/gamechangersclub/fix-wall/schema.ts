import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const fix = z
  .strictObject({
    person: shown('Person'),
    place: text(60).describe('Where it was: store 114'),
    fault: text(90).describe('What was wrong, in the words of the member'),
    tried: text(140).describe('What did not end it'),
    ended: text(200).describe('What did'),
    claim: shown('Claim', { as: 'ClaimEffect' })
      .optional()
      .describe('What it was worth, where that is a claim of the register'),
    figure: text(24).optional().describe('Otherwise: a single event, as a figure'),
    unit: text(90).optional().describe('What the figure counts, and when'),
  })
  .refine(({ claim, figure, unit }) => (claim ? !figure : Boolean(figure && unit)), {
    error: 'a claim, or a figure with its unit',
  });

/** /gamechangersclub/: faults that members have fixed, a searchable row each; the last row is empty. */
export const fixWall = z.strictObject({
  type: z.literal('fixWall'),
  anchor: anchor(),
  title: text(60),
  searchLabel: text(60),
  searchExample: text(60),
  absent: text(120).describe('What stands where the search finds nothing'),
  triedLabel: text(40).describe('Stands before what did not end it'),
  fixes: z.array(fix).min(4).max(24),
  free: z.strictObject({ title: text(40), text: text(160), action: link() }),
});
