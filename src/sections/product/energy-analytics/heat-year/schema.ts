import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { shownPicture } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

const percent = () => z.number().min(0).max(100);

/** /product/energy-analytics/, hero: heat map of a branch’s hourly load for a year; a quiz asks where a clock is wrong. */
export const heatYear = z.strictObject({
  type: z.literal('heatYear'),
  ...heroWords,
  map: shownPicture('PictureFile').describe(
    'A column each day, a row each hour; stretched, never smoothed',
  ),
  clock: z
    .array(z.strictObject({ name: text(6), at: percent().describe('From the top') }))
    .max(6)
    .describe('Beside the map'),
  monthNames: z.array(text(4)).length(12),
  ask: text(90).describe('What one is asked'),
  rings: z
    .array(
      z.strictObject({
        letter: text(1),
        name: text(40),
        x: percent().describe('Middle of the ring, from the left of the map'),
        y: percent().describe('The same from its top'),
        width: percent(),
        height: percent(),
        from: percent().describe('Where its detail begins on the map'),
        to: percent().describe('Where its detail ends'),
        isIt: z.boolean().default(false).describe('Whether this is the answer'),
        verdict: text(40),
        text: markdown(),
      }),
    )
    .length(3),
  rest: text(200).describe('In the place of an answer until one has chosen'),
  caption: text(260),
});
