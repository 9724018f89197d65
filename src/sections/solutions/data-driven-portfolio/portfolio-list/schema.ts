import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { portfolio } from '../portfolio';

/** /solutions/data-driven-portfolio/: the same buildings as a list to sort; a chosen one says why it is where it is. */
export const portfolioList = z.strictObject({
  type: z.literal('portfolioList'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60),
  moment: text(40),
  portfolio,
  chosen: text(12).describe('Code of the building that is open at first'),
  act,
});
