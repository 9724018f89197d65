import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const readings = () => z.array(z.number().min(0).max(100)).min(5).max(48);

/** /product/energy-analytics/: small charts of the same meter readings, each grouped to answer another question. */
export const foldedReadings = z.strictObject({
  type: z.literal('foldedReadings'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  sheets: z
    .array(
      z
        .strictObject({
          title: text(60).describe('Along which line it is folded'),
          text: text(200).describe('What one sees in it'),
          seen: text(220).describe('What somebody saw there'),
          kind: z
            .enum(['columns', 'lines', 'dots'])
            .describe('columns: one each reading. lines: two lines. dots: across and up'),
          first: readings().describe('In percent of the height; of dots, in percent of the width'),
          second: readings().optional().describe('The other line, or how high the dots are'),
          marked: z.int().min(0).max(47).optional().describe('Which reading is meant, from 0'),
        })
        .refine(
          ({ kind, first, second }) => kind === 'columns' || second?.length === first.length,
          {
            error: 'as many readings as first, unless they are columns',
            path: ['second'],
          },
        ),
    )
    .min(4)
    .max(6),
});
