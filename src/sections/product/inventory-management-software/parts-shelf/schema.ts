import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/inventory-management-software/, hero: stock of a service van on a rack, with reorder points. */
export const partsShelf = z.strictObject({
  type: z.literal('partsShelf'),
  ...heroWords,
  drawing: shown('Drawing').describe('A drawing of type binShelf'),
  caption: text(320).describe('Whose shelf it is, when, and what line and fill stand for'),
});
