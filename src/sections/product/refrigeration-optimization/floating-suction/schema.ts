import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page over a cloud of store hours; the words stand where it is too warm for any of them. */
export const floatingSuction = z.strictObject({
  type: z.literal('floatingSuction'),
  ...heroWords,
  drawing: reference('Drawing').describe(
    'A drawing of the kind suctionCloud, free in its upper right',
  ),
  suctionNote: text(320).describe('Whose stores, which day, and what the dots mean'),
});
