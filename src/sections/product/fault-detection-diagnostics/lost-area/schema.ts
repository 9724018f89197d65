import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page: an evening from edge to edge, the words in its sky and in its mass. */
export const lostArea = z.strictObject({
  type: z.literal('lostArea'),
  ...heroWords,
  drawing: reference('Drawing').describe('An eveningArea'),
  caption: text(200).describe('Where the curve comes from, under it'),
});
