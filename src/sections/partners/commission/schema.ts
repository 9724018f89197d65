import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const share = () => z.number().min(0).max(100);

/** /partners/: commission from one customer over three years, by kind of partner and size of customer. */
export const commission = z.strictObject({
  type: z.literal('commission'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  sizeLabel: text(60),
  sizes: z
    .array(
      z.strictObject({
        name: text(60).describe('Whom one would bring: 12 technicians, ten buildings'),
        staff: z.int().positive(),
        buildings: z.int().positive(),
        remark: text(200).describe('Who that could be'),
      }),
    )
    .min(2)
    .max(4),
  shares: z
    .array(
      z.strictObject({
        kind: text(30),
        first: share().describe('Percent of the first year'),
        after: share().describe('Percent of each year after'),
        effort: text(160).describe('What one puts in first'),
      }),
    )
    .length(3),
  note: markdown().optional(),
});
