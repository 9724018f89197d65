import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /industry/facility-management-services/: basements that one asset record may mean; a choice shows what is there. */
export const threeDoors = z.strictObject({
  type: z.literal('threeDoors'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  listed: text(60).describe('The line of the list, as it was handed over'),
  legend: text(60).describe('Question over the doors'),
  doors: z
    .array(
      z.strictObject({
        house: text(40).describe('What stands above the ground'),
        kind: z.enum(['mill', 'annex', 'tower']).describe('How the house is drawn'),
        holds: z.enum(['pump', 'shelves']).describe('What is drawn in its basement'),
        below: text(40).describe('What its door says'),
        meters: z.number().min(1).max(20).describe('Depth of its floor'),
        verdict: text(60),
        story: text(320),
        isRight: z.boolean().default(false),
      }),
    )
    .length(3),
  renamed: text(120).describe('What the line says today'),
});
