import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /solutions/asset-lifecycle-management/, hero: repair costs of one rooftop unit over the years, and its repair limit. */
export const lifeChart = z.strictObject({
  type: z.literal('lifeChart'),
  ...heroWords,
  drawing: shown('Drawing').describe('A drawing of type machineLife'),
  caption: text(320).describe('Which machine it is, and what bars and line stand for'),
});
