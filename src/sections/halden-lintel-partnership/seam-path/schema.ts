import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const owner = () => z.enum(['you', 'halden', 'lintel']);

/** /halden-lintel-partnership/, hero: the signal path from sensor to screen; a symptom shows the company to call. */
export const seamPath = z.strictObject({
  type: z.literal('seamPath'),
  ...heroWords,
  ownerNames: z.strictObject({ you: text(30), halden: text(30), lintel: text(30) }),
  spots: z
    .array(
      z.strictObject({
        name: text(30),
        owner: owner().describe('Who answers for it'),
        says: text(80),
      }),
    )
    .min(6)
    .max(12)
    .describe('From the sensor to the telephone'),
  seamAfter: z.int().positive().describe('The seam lies after this spot, counted from 1'),
  seamLabel: text(40),
  seeLabel: text(60),
  symptoms: z
    .array(
      z.strictObject({
        see: text(60).describe('What one sees'),
        spots: z.array(z.int().positive()).min(1).describe('Where it was found, counted from 1'),
        call: owner().describe('Whom to call first'),
        first: text(240).describe('What to try before one calls'),
        cases: markdown().describe('How often it was so, and what it was'),
      }),
    )
    .min(3)
    .max(6),
  callLabel: text(30).describe('Stands before the name of whom to call'),
  caption: text(320),
});
