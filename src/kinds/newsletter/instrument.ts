import { z } from 'zod';
import { namesIn, work } from '../../content-model/formula';
import { text } from '../../content-model/fields';
import { withRole } from '../../content-model/roles';
import { examplesOf } from './readValues';

const key = () =>
  z
    .string()
    .regex(/^[a-z]+$/, { error: 'a name of lower-case letters, such as mixed' })
    .describe('Its name in formulas');

const exampleValue = () => z.number().describe('Shown and worked out until a visitor enters one');

const reading = z.strictObject({
  key: key(),
  name: text(60).describe('What is read, with its unit'),
  example: exampleValue(),
  clock: z.boolean().optional().describe('Minutes: a clock beside the field measures them'),
});

const column = z.strictObject({
  name: text(24),
  key: key().optional(),
  kind: z
    .enum(['words', 'number', 'count', 'run'])
    .default('words')
    .describe('`number`: its largest; `count`: of ticks; `run`: the longest row of ticks'),
  example: z.number().optional(),
});

const log = z.strictObject({
  title: text(60),
  rows: z.array(text(24)).min(3).max(12).describe('What each line is called'),
  columns: z.array(column).min(1).max(3),
});

const result = z.strictObject({
  name: text(60),
  formula: z
    .string()
    .refine((formula) => namesIn(formula).length > 0, { error: 'a sum such as basin / makeup' })
    .describe('+ - * / ( ) and max(a, b), with the names of readings'),
  unit: text(12).optional(),
  digits: z.int().min(0).max(2).default(0),
  scale: z.tuple([z.number(), z.number()]).describe('From and to, as drawn'),
  verdicts: z
    .array(
      z.strictObject({
        upTo: z.number().optional().describe('Left out of the last one'),
        says: text(160),
      }),
    )
    .max(5)
    .default([])
    .describe('What it means, smallest first'),
});

const answers = z.strictObject({
  legend: text(80),
  choices: z
    .array(z.strictObject({ name: text(80), says: text(240) }))
    .min(2)
    .max(5),
});

const whole = z.strictObject({
  drawing: z
    .literal('mixed-air')
    .optional()
    .describe('Over the fields; its first result is a percentage, its first three readings °F'),
  readings: z.array(reading).max(6).default([]),
  log: log.optional().describe('Lines to fill in, one for each thing looked at'),
  answers: answers.optional().describe('A question with one answer, each with what it means'),
  results: z.array(result).min(1).max(3),
});

/** The check of a letter as a sheet that measures; the type of what it works with. */
export type Instrument = z.output<typeof whole>;
export type Reading = Instrument['readings'][number];
export type Result = Instrument['results'][number];
export type Log = NonNullable<Instrument['log']>;

const example = {
  readings: [
    { key: 'makeup', name: 'Make-up, microsiemens', example: 300 },
    { key: 'basin', name: 'Basin, microsiemens', example: 900 },
  ],
  results: [
    {
      name: 'Cycles of concentration',
      formula: 'basin / makeup',
      digits: 1,
      scale: [1, 10],
      verdicts: [{ upTo: 2, says: 'The bleed is stuck open.' }, { says: 'Usual.' }],
    },
  ],
};

/** What one ticks, measures and reads off. */
export const instrument = () =>
  withRole(
    whole.refine(
      (sheet) =>
        sheet.results.every(({ formula }) => work(formula, examplesOf(sheet)) !== undefined),
      {
        path: ['results'],
        error: 'formulas of the names above, each with an `example`',
      },
    ),
    { is: 'data' },
  ).meta({ examples: [example] });
