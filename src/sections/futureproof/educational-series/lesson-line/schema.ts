import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /futureproof/educational-series/, hero: lessons and homework on one scale of hours; the line thins as people drop out. */
export const lessonLine = z.strictObject({
  type: z.literal('lessonLine'),
  ...heroWords,
  began: z.int().positive().describe('How many came to the first lesson: the height of the line'),
  minutes: z.int().positive().describe('How long each lesson takes'),
  taught: z
    .array(
      z.strictObject({
        name: text(40),
        lesson: text(120).describe('What is taught'),
        homework: text(120).describe('What is done until the next'),
        hours: z.number().positive().describe('How long the homework takes'),
        handedIn: z.int().nonnegative().describe('How many handed it in'),
      }),
    )
    .min(3)
    .max(8),
  sentence: text(240).describe('The drawing in one sentence'),
  legend: text(160).describe('What width and height of the line mean'),
  note: markdown(),
});
