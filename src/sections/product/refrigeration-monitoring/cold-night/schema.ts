import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { coldCase } from '../coldCase';

/** /product/refrigeration-monitoring/, opening: the night of all cases on one plot; one of them stays warm. */
export const coldNight = z
  .strictObject({
    type: z.literal('coldNight'),
    ...openingWords,
    place: text(40).describe('Store and night'),
    cases: z.array(coldCase).min(2).describe('The list of the board below, as an alias'),
    moments: z
      .array(z.strictObject({ at: z.number().min(0).max(8), says: text(110) }))
      .min(2)
      .describe('What is read along the curve of the case that needed a person'),
    start: z.int().nonnegative().describe('Number of the moment that is read at first, from 0'),
  })
  .refine(({ cases }) => cases.filter(({ call }) => call).length === 1, {
    path: ['cases'],
    error: 'one of them with a call',
  });
