import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { book } from '../book';

/** /solutions/continuous-sustainability/, opening: a reported change as one bar, cut into lines with their meters. */
export const reportBar = z.strictObject({
  type: z.literal('reportBar'),
  ...openingWords,
  book,
  note: text(260).describe('Whose year it is, and which factors'),
});
