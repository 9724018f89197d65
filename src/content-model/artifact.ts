import { z } from 'zod';
import { short, tone } from './entry-figure/parts';
import { text } from './fields';
import { withRole } from './roles';

/** What a chapter shows, drawn small: the thing that was on the screen. */

const shade = () => tone().default('medium');

const common = { says: text(200).describe('What it shows, and whose it is') };

/** Values of one unit, a bar each. */
const bars = z.strictObject({
  type: z.literal('bars'),
  ...common,
  limit: z
    .strictObject({ value: z.number().positive(), name: text(40) })
    .optional()
    .describe('A line across all bars'),
  rows: z
    .array(
      z.strictObject({
        name: text(60),
        value: z.number().nonnegative(),
        text: text(16),
        tone: shade(),
      }),
    )
    .min(2)
    .max(9),
});

/** Counts, a square for each. */
const heaps = z.strictObject({
  type: z.literal('heaps'),
  ...common,
  groups: z
    .array(z.strictObject({ count: z.int().positive(), name: text(60), tone: shade() }))
    .min(2)
    .max(6),
});

/** Moments, places or degrees on one axis, to scale. */
const scale = z
  .strictObject({
    type: z.literal('scale'),
    ...common,
    from: z.number(),
    to: z.number(),
    points: z
      .array(
        z.strictObject({
          at: z.number(),
          until: z.number().optional().describe('Of a stretch, where it ends'),
          text: short(),
          name: text(80),
          tone: shade(),
        }),
      )
      .min(2)
      .max(8),
  })
  .refine(
    ({ from, to, points }) => points.every(({ at, until = at }) => from <= at && until <= to),
    { path: ['points'], error: 'points between `from` and `to`' },
  );

/** A calculation, term by term. */
const sum = z.strictObject({
  type: z.literal('sum'),
  ...common,
  terms: z
    .array(
      z.strictObject({
        sign: z.enum(['+', '−', '×', '÷', '=', '→', '≠']).optional().describe('Before the term'),
        text: text(16),
        name: text(60),
      }),
    )
    .min(2)
    .max(6),
});

/** A paper: a letter, a tag, a clause. */
const paper = z.strictObject({
  type: z.literal('paper'),
  ...common,
  head: text(80).describe('Its first line'),
  lines: z
    .array(
      z.strictObject({
        text: text(200),
        is: z.enum(['struck', 'strong', 'blank']).optional().describe('How the line is set'),
      }),
    )
    .min(1)
    .max(9),
});

/** Words or figures in rows and columns. */
const table = z
  .strictObject({
    type: z.literal('table'),
    ...common,
    columns: z.array(text(30)).min(2).max(5),
    rows: z
      .array(z.array(text(80)))
      .min(2)
      .max(9),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'as many cells in each row as there are columns',
  });

/** The artifact of a chapter of a webinar: docs/writers/run-an-event.md says which type is for what. */
export const artifact = () =>
  withRole(
    z.discriminatedUnion('type', [bars, heaps, scale, sum, paper, table], {
      error: 'a type of artifact: bars, heaps, scale, sum, paper or table',
    }),
    { is: 'data' },
  );

export type Artifact = z.output<ReturnType<typeof artifact>>;

/** The artifact of one type. */
export type ArtifactOf<T extends Artifact['type']> = Extract<Artifact, { type: T }>;
