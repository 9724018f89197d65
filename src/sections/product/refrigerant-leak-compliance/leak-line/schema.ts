import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page under the threshold: the headline hangs from the line that the leak rate passes. */
export const leakLine = z.strictObject({
  type: z.literal('leakLine'),
  ...heroWords,
  drawing: reference('Drawing').describe(
    'A drawing of the kind leakStairs: its threshold is at 23% of its height',
  ),
  leakNote: text(420).describe('Whose rack, and what the rule says to that curve'),
});
