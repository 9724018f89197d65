import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

const hour = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time in quotes, such as "07:30"' });
const percent = () => z.number().min(0).max(100);

/** /tour/, hero and main part: one day on a campus, stop by stop, with the screens in use. */
export const buildingDay = z.strictObject({
  type: z.literal('buildingDay'),
  ...heroWords,
  building: z.strictObject({
    sentence: text(300).describe('The drawn building in one sentence'),
    from: z.int().min(0).max(23),
    to: z.int().min(1).max(24),
    note: text(220),
    blocks: z
      .array(
        z.strictObject({
          name: text(24),
          left: percent().describe('Its place from the left, in percent of the drawing'),
          width: percent(),
          floors: z.int().min(1).max(12),
          isBelow: z.boolean().default(false).describe('Whether it lies under the ground'),
        }),
      )
      .min(2)
      .max(6),
    hours: z
      .array(
        z.strictObject({
          at: hour(),
          place: text(50),
          left: percent().describe('Its mark in the drawing, from the left'),
          top: percent(),
          name: text(70),
          text: text(420),
          aside: text(160).optional().describe('What the visitor would otherwise ask'),
          drawing: shown('Drawing').optional(),
          recording: shown('Recording').optional(),
          more: link().optional(),
        }),
      )
      .min(5)
      .max(12),
  }),
});
