import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const range = z.strictObject({ from: z.number(), to: z.number() });

/** /product/refrigeration-optimization/, opening: each hour of many stores, by weather and pressure, between two limits. */
export const suctionBand = z.strictObject({
  type: z.literal('suctionBand'),
  ...openingWords,
  stores: z.int().min(2).max(60),
  fixed: z.number().describe('Former fixed setting in psig, the lower limit'),
  limit: z.number().describe('Upper limit in psig'),
  outdoor: range.describe('Ends of the axis in °F'),
  pressure: range.describe('Ends of the axis in psig'),
  fixedText: text(60),
  limitText: text(60),
  start: z.int().nonnegative().describe('Number of the stretch of weather read at first, from 0'),
  caption: text(200).describe('Where and when, and what the colors mean'),
});
