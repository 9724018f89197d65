import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

const percent = () => z.number().min(0).max(100);

/** /building-management-system/, hero: BMS graphic of an air handler, switchable to notes on what a BMS cannot know. */
export const bmsScreen = z.strictObject({
  type: z.literal('bmsScreen'),
  ...heroWords,
  anchor: anchor(),
  looking: text(60).describe('Stands over the choice'),
  alone: text(40).describe('First choice: the screen as it is'),
  told: text(40).describe('Second choice: with what it cannot know'),
  aloneText: text(320).describe('Under the screen as it is'),
  graphic: z
    .strictObject({
      sentence: text(320).describe('What the drawing shows, for those who cannot see it'),
      unit: text(40).describe('Name of the air handler, in its bar'),
      bar: z.array(text(30)).min(1).max(4).describe('What else stands in the bar'),
      points: z
        .array(
          z.strictObject({
            name: text(24),
            value: text(20),
            says: text(110).describe('What it is, where the reader touches it'),
            x: percent().describe('Percent from the left'),
            y: percent().describe('Percent from the top'),
          }),
        )
        .min(4)
        .max(16),
      rings: z
        .array(z.strictObject({ x: percent(), y: percent() }))
        .min(1)
        .max(6)
        .describe('Where the numbered notes point'),
    })
    .describe('The drawing: an air handler with dampers, two coils and a fan'),
  notes: z
    .array(z.strictObject({ title: text(60), text: text(200) }))
    .min(1)
    .max(6)
    .describe('One for each ring, in their order'),
});
