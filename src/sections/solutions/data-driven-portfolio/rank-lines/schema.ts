import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { portfolio } from '../portfolio';

/** /solutions/data-driven-portfolio/, opening: buildings in three orders, with lines from rank to rank. */
export const rankLines = z.strictObject({
  type: z.literal('rankLines'),
  ...openingWords,
  portfolio,
  followed: text(12).describe('Code of the building that is followed at first'),
});
