import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { shownPicture } from '../../../../content-model/shown';
import { FOLDS } from './fold';

/** /product/energy-analytics/: the hours of a year to be read one by one, whole or folded. */
export const hourSheet = z.strictObject({
  type: z.literal('hourSheet'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60),
  map: shownPicture('PictureFile').describe('The year that powerOf.ts works out, as a picture'),
  start: z
    .strictObject({
      day: z.iso.date().describe('A day of 2025'),
      hour: z.int().min(0).max(23),
    })
    .describe('Which hour is read at first'),
  folds: z
    .array(z.strictObject({ fold: z.enum(FOLDS), name: text(24), says: text(160) }))
    .length(FOLDS.length)
    .describe('Ways to fold the year, each with what one sees on it'),
  act: act.describe('What the sheet comes to, and where to go from here'),
});
