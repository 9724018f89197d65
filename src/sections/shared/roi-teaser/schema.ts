import { z } from 'zod';
import { numberFields, type NumberKey } from '../../../roi/fields.ts';
import { link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const keys = numberFields.map(({ key }) => key) as [NumberKey, ...NumberKey[]];

/** /: short ROI calculator with a few sliders; the other inputs keep their defaults. */
export const roiTeaser = z.strictObject({
  type: z.literal('roiTeaser'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  action: link().describe('The full calculator; the link takes the chosen inputs along'),
  sliders: z
    .array(
      z.strictObject({
        input: z.enum(keys).describe('Which input of the calculator'),
        label: text(60).optional().describe('Where the name in the calculator is too long'),
        min: z.int().min(0),
        max: z.int().min(1),
        step: z.int().min(1).default(1),
      }),
    )
    .min(2)
    .max(4),
});
