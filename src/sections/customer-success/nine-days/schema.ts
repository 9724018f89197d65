import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { act, openingWords } from '../../../content-model/openingWords';
import { shown } from '../../../content-model/shown';

const day = z.strictObject({
  name: text(10).describe('Day 1'),
  what: text(24).describe('What it is the day of'),
  said: z
    .array(
      z.strictObject({
        by: z.enum(['us', 'you']),
        text: text(150),
      }),
    )
    .min(1)
    .max(2),
});

const task = z.strictObject({
  name: text(32),
  note: text(40).describe('What it takes'),
  doing: z.int().min(1).max(9).describe('Day from which it is worked on, by its place in the row'),
  done: z.int().min(1).max(9).describe('Day on which it is done'),
});

export type Day = z.infer<typeof day>;
export type Task = z.infer<typeof task>;

/** /customer-success/, opening: the first days of a rollout as a thread beside a board; a day chooses both. */
export const nineDays = z.strictObject({
  type: z.literal('nineDays'),
  ...openingWords,
  name: text(60),
  note: text(40),
  engineer: shown('Person').describe('Who writes for us'),
  you: text(30).describe('Who answers'),
  start: z.int().min(1).max(9).describe('The day that is open first, by its place'),
  days: z.array(day).min(3).max(6),
  tasks: z.array(task).min(2).max(6),
  act,
});
