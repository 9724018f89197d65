import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const hireDay = z.strictObject({
  from: z.int().min(0).describe('Working day on which it begins'),
  to: z.int().positive(),
  turn: z.enum(['you', 'we', 'both']).describe('Who has something to do'),
  title: text(30),
  text: text(160),
  yours: text(40).describe('How much of the applicant’s time it takes'),
});

/** /careers/: the hiring process in working days to scale, from application to answer, with the applicant’s own hours. */
export const hireDays = z.strictObject({
  type: z.literal('hireDays'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  days: z.int().positive().describe('Length of the line in working days'),
  dayWords: text(40).describe('{from} and {to}'),
  hireDays: z.array(hireDay).min(3).max(8),
  turnWords: text(120).describe('What thick and thin mean on the line'),
  yourHours: z.number().positive().describe('Hours of the applicant in all'),
  paidHours: z.number().min(0).describe('How many of them are paid'),
  hoursWords: text(160).describe('The same in a sentence'),
  hoursScale: text(160).describe('What the line under it is'),
});
