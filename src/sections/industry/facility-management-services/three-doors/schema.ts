import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /industry/facility-management-services/: basements that one line of a list may mean; a choice shows what is there. */
export const threeDoors = z.strictObject({
  type: z.literal('threeDoors'),
  anchor: anchor(),
  title: text(90),
  lead: text(200).describe('The line of the list, as it was handed over'),
  legend: text(60).describe('Name of the choice, for screen readers'),
  doors: z
    .array(
      z.strictObject({
        house: text(40).describe('What stands above the ground'),
        below: text(40).describe('What its door says'),
        meters: z.number().min(1).max(10).describe('Depth of its floor, to scale'),
        holds: z.enum(['pump', 'leak', 'shelves']).describe('What is drawn in its basement'),
        verdict: text(60),
        story: text(200),
      }),
    )
    .length(3),
});
