import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page with a rack: the heading stands on its empty shelf, a drawing fills the others. */
export const shelf = z.strictObject({
  type: z.literal('shelf'),
  ...heroWords,
  drawing: reference('Drawing').describe('A drawing of type binShelf'),
  caption: text(320).describe('Whose shelf it is, when, and what line and fill stand for'),
});
