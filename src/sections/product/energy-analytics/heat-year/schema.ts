import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { shownPicture } from '../../../../content-model/shown';

const percent = () => z.number().min(0).max(100);

const ring = z.strictObject({
  letter: text(1),
  name: text(40),
  x: percent().describe('Middle of the ring, from the left of the map'),
  y: percent().describe('The same from its top'),
  width: percent(),
  height: percent(),
  verdict: text(40),
  text: text(260),
});

/** /product/energy-analytics/, opening: a year of one branch, hour by hour, with rings that are the answers of a question. */
export const heatYear = z.strictObject({
  type: z.literal('heatYear'),
  ...openingWords,
  map: shownPicture('PictureFile').describe(
    'A column each day, a row each hour; stretched, never smoothed',
  ),
  ask: text(90).describe('What one is asked'),
  rings: z.array(ring).length(3),
  rest: text(140).describe('In the place of an answer until one has chosen'),
  caption: text(140),
});
