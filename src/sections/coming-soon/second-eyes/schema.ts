import { z } from 'zod';
import { markdown, moment, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /coming-soon/, hero: try-out of a coming feature, the second signature for a skipped test, and a reminder form. */
export const secondEyes = z.strictObject({
  type: z.literal('secondEyes'),
  ...heroWords,
  dayName: text(40).describe('The day, large'),
  comesAt: moment().describe('When it comes; from then on the page says that it is there'),
  isHere: markdown().describe('What stands in place of the form from then on'),
  sheetTitle: text(80).describe('The test'),
  sheetPlace: text(80),
  reasonsLegend: text(60),
  reasons: z
    .array(
      z.strictObject({
        name: text(30),
        verdict: text(60),
        first: text(60).describe('Who signed first'),
        second: text(60).optional().describe('Who signed second; without it, nobody has'),
        text: text(220),
      }),
    )
    .length(3),
  sheetNote: markdown(),
  formTitle: text(60),
  form: shown('Form'),
  formNote: markdown(),
});
