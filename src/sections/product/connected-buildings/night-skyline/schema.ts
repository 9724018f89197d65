import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/connected-buildings/, hero: a building’s power in one day as a skyline of hours under a night sky. */
export const nightSkyline = z.strictObject({
  type: z.literal('nightSkyline'),
  ...heroWords,
  drawing: shown('Drawing').describe('A skyline'),
  caption: text(260).describe('Which building and which day it is'),
});
