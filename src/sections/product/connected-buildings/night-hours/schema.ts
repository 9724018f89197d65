import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { night } from '../night';

/** /product/connected-buildings/, opening: a building’s power by the hour, and what nobody asked for at night. */
export const nightHours = z.strictObject({
  type: z.literal('nightHours'),
  ...openingWords,
  night,
  start: z.int().min(0).max(23).describe('Number of the hour that is read at first, from 0'),
  caption: text(160).describe('Which building and which day it is'),
});
