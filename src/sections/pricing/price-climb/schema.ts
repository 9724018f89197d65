import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const count = z.strictObject({
  label: text(40),
  hint: text(80).describe('Who or what counts'),
});

/** /pricing/, hero: price calculator; staff and buildings as two stairs on one scale. Prices are calculated. */
export const priceClimb = z.strictObject({
  type: z.literal('priceClimb'),
  ...heroWords,
  term: text(60).describe('What a buyer searches for, above the title'),
  staffCount: count,
  buildingCount: count,
  connectionSwitch: count,
  fineprint: text(200).describe('What kind of price it is, and where the first link leads'),
});
