import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Opens a page at night: a day as a town under a dark sky. */
export const nightSkyline = z.strictObject({
  type: z.literal('nightSkyline'),
  ...heroWords,
  drawing: reference('Drawing').describe('A skyline'),
  caption: text(260).describe('Which building and which day it is'),
});
