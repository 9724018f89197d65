import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const job = z.strictObject({
  name: text(36),
  hours: z.number().positive(),
  isFixed: z.boolean().default(false).describe('Has a legal date, so it never moves'),
});

const day = z.strictObject({
  open: z.number().nonnegative().describe('Hours held open for what breaks'),
  jobs: z.array(job).max(3).default([]),
});

const person = z.strictObject({
  name: text(24),
  trade: text(24),
  refusal: text(90).optional().describe('Why the job can’t be theirs'),
  days: z.array(day).length(5).describe('Monday to Friday'),
});

export type Day = z.infer<typeof day>;
export type Person = z.infer<typeof person>;

/** /product/maintenance-management-software/: a job that was not planned, dropped on a day of a person. */
export const weekDrop = z.strictObject({
  type: z.literal('weekDrop'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  place: text(60),
  moment: text(40),
  dayNames: z.array(text(12)).length(5),
  job: z.strictObject({ name: text(40), hours: z.number().positive() }),
  start: z
    .strictObject({ person: z.int().nonnegative(), day: z.int().min(0).max(4) })
    .describe('Where the job lies first, from 0'),
  people: z.array(person).min(2).max(4),
  act,
});
