import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';
import { sheetTask } from '../../../content-model/sheetTask';

const task = z.strictObject({
  ...sheetTask,
  why: text(140),
  tool: text(60),
  limit: text(90).describe('When it is good enough'),
  reading: z
    .strictObject({
      name: text(40).describe('What is written down, with its unit'),
      from: z.number().optional().describe('Lowest value that is good; the field takes a number'),
      to: z.number().optional().describe('Highest value that is good'),
    })
    .optional()
    .describe('Left out where a tick says all'),
});

/** /hvac-checklist-for-reopening-properties/, hero: checklist for a rooftop unit, stop by stop through a building. */
export const roofWalk = z.strictObject({
  type: z.literal('roofWalk'),
  ...heroWords,
  author: shown('Person').describe('Who wrote the list and answers for it'),
  note: markdown().describe('When it was written, what it is for, and what comes before it'),
  unitTitle: text(40),
  unit: z.array(text(40)).length(4).describe('Fields over the list, for example Serial number'),
  bagTitle: text(40),
  bag: z.array(text(60)).min(4).max(14).describe('What one carries'),
  stops: z
    .array(
      z.strictObject({
        name: text(40),
        short: text(20).describe('Its name in the drawing'),
        place: text(24),
        minutes: z.int().positive(),
        intro: text(120),
        tasks: z.array(task).min(1).max(10),
      }),
    )
    .length(6)
    .describe('From the ground over the roof and the cellar to the signature, as drawn'),
});
