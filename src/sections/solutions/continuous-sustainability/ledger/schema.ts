import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { book } from '../book';

/** /solutions/continuous-sustainability/: the lines of a year, each with its proof when it is chosen. */
export const ledger = z.strictObject({
  type: z.literal('ledger'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60),
  moment: text(40),
  book,
  chosen: text(60).describe('Name of the line that is open at first'),
  act,
});
