import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { day } from '../day';

/** /product/energy-optimization/, opening: a setpoint over a day, between two walls. */
export const twoWalls = z.strictObject({
  type: z.literal('twoWalls'),
  ...openingWords,
  day,
  start: z.int().nonnegative().describe('Number of the half hour that is read at first, from 0'),
  caption: text(200).describe('Where and when, and what the lines mean'),
});
