import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/refrigerant-leak-compliance/, hero: leak rate of one rack over time against the threshold. */
export const leakLine = z.strictObject({
  type: z.literal('leakLine'),
  ...heroWords,
  drawing: shown('Drawing').describe(
    'A drawing of the kind leakStairs: its threshold is at 23% of its height',
  ),
  note: text(420).describe('Whose rack, and what the rule says to that curve'),
});
