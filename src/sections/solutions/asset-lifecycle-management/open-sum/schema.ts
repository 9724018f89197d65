import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

const row = () => z.strictObject({ name: text(60), note: text(160).optional() });

/** /solutions/asset-lifecycle-management/: the repair limit of the same unit calculated year by year, with sources. */
export const openSum = z.strictObject({
  type: z.literal('openSum'),
  anchor: anchor(),
  title: text(90),
  drawing: shown('Drawing').describe('A drawing of type machineLife, whose figures it takes'),
  rows: z.array(row()).length(3).describe('A new one, the old one, what keeping it saves'),
  origins: z
    .array(z.strictObject({ title: text(60), text: text(420) }))
    .length(2)
    .describe('Where the figures come from, and what is left out'),
});
