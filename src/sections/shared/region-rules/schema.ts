import { z } from 'zod';
import { markdown, text, timeZone } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const hour = z.number().min(0).max(24).describe('Hours by the clock of the region, 15.5 for 15:30');

const amount = z.strictObject({
  size: z.number().positive().describe('Both of a pair in one unit'),
  shown: text(50),
});

const rule = z.strictObject({
  what: text(50),
  here: text(220).describe('What holds; a law with edition and date'),
  mistake: text(220).describe('What people from elsewhere get wrong'),
  sizes: z
    .strictObject({ meant: amount, taken: amount })
    .optional()
    .describe('The mistake to scale, where it has a size'),
});

const band = z.strictObject({
  band: text(60),
  tone: z.enum(['sun', 'open', 'rule', 'desk', 'far']),
  spans: z
    .array(z.strictObject({ from: hour, until: hour }))
    .min(1)
    .max(2),
  says: text(90).describe('When, in figures, and on which days'),
});

/** /futureproof/resources-mea/ and the other regions, hero: a day in the region, local rules, common mistakes. */
export const regionRules = z.strictObject({
  type: z.literal('regionRules'),
  ...heroWords,
  dayName: text(90).describe('What the day shows, and by whose clock'),
  dayZone: timeZone(),
  dayNow: text(40).describe('Beside the line of the present; {time} is that of the region'),
  bands: z.array(band).min(4).max(7),
  columns: z.array(text(60)).length(3).describe('What it is about, what holds, the mistake'),
  meantWord: text(30).describe('Name of the bar of what is meant'),
  takenWord: text(30).describe('Name of the bar of what it is taken for'),
  groups: z
    .array(z.strictObject({ name: text(30), rules: z.array(rule).min(1) }))
    .min(2)
    .max(5),
  note: markdown(),
});
