import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const WEEKS = 52;
const week = () => z.int().min(1).max(WEEKS);

/** Tests of a year by week. */
const year = z.strictObject({
  done: z.array(week()),
  late: z.array(week()).default([]),
  due: z.array(week()).default([]),
  planned: z.array(week()).default([]),
  reason: text(90).optional().describe('Why one was late, or what is due'),
});

/** Readings of a day, every half hour. */
const day = z.strictObject({
  readings: z
    .array(z.int().min(-40).max(10))
    .length(49)
    .describe('Thousandths of an inch of water column, from 07:00 to 07:00'),
  limit: z.int().describe('Above it, the room leaks into the corridor'),
});

const question = z
  .strictObject({
    asks: text(60).describe('As a surveyor asks it, with its question mark'),
    name: text(50).describe('Of the record'),
    answer: text(180),
    year: year.optional(),
    day: day.optional(),
    facts: z
      .array(z.strictObject({ label: text(24), value: text(60) }))
      .min(2)
      .max(3),
  })
  .refine((asked) => (asked.year === undefined) !== (asked.day === undefined), {
    error: 'a year of tests, or a day of readings',
  });

/** /industry/healthcare/: what a surveyor asks, and the record that answers each question. */
export const surveyRecord = z.strictObject({
  type: z.literal('surveyRecord'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(50).describe('Which hospital, on which day'),
  legend: text(60).describe('Over the questions'),
  questions: z.array(question).min(4).max(6),
  act,
});
