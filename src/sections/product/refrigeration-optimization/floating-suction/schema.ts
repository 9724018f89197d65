import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/refrigeration-optimization/, hero: suction pressure of many stores by outdoor temperature, a dot per hour. */
export const floatingSuction = z.strictObject({
  type: z.literal('floatingSuction'),
  ...heroWords,
  drawing: shown('Drawing').describe('A drawing of the kind suctionCloud, free in its upper right'),
  note: text(320).describe('Whose stores, which day, and what the dots mean'),
});
