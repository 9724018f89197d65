import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const readings = () => z.array(z.number().min(0).max(100)).min(5).max(33);

/** /product/fault-detection-diagnostics/: typical fault curves, expected against measured, each with its meaning. */
export const shapes = z.strictObject({
  type: z.literal('shapes'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  usual: text(30).describe('What the pale area stands for'),
  measured: text(30).describe('What the line stands for'),
  forms: z
    .array(
      z.strictObject({
        title: text(40),
        text: text(260).describe('What the curve does, and what it means'),
        seen: text(200).describe('Where it was seen'),
        expected: readings().describe('In percent of the height, from left to right'),
        drawn: readings().describe('As many as expected'),
      }),
    )
    .min(4)
    .max(9),
});
