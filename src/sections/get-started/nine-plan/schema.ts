import { z } from 'zod';
import { href, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const three = () => z.array(text(40)).length(3);

/** /get-started/: grid of asset data by crew size; two answers pick the cell that says how to begin. */
export const ninePlan = z.strictObject({
  type: z.literal('ninePlan'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  rowsLegend: text(60),
  rowNames: three(),
  columnsLegend: text(60),
  columnNames: three(),
  rooms: z
    .array(
      z.strictObject({
        way: text(30),
        why: text(160),
        link: text(40),
        href: href(),
      }),
    )
    .length(9)
    .describe('Row by row'),
  note: markdown(),
});
