import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page over the life of one machine; the heading stands in the free corner of its chart. */
export const lifeChart = z.strictObject({
  type: z.literal('lifeChart'),
  ...heroWords,
  drawing: reference('Drawing').describe('A drawing of type machineLife'),
  caption: text(320).describe('Which machine it is, and what bars and line stand for'),
});
