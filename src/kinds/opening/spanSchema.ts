import { z } from 'zod';
import { read } from '../../content-model/entry-figure/parts';
import { text } from '../../content-model/fields';
import { withRole } from '../../content-model/roles';
import { UNITS } from './spanWords';

const kind = z.strictObject({
  name: text(32).describe('What one does: on a call, on site, in a car'),
  fill: z
    .enum(['measured', 'expected', 'before', 'good', 'late', 'wait', 'cold', 'strong', 'off'])
    .describe('Its color, by what it says'),
  read: read(),
});

const row = z.strictObject({
  name: text(14).meta({
    description: 'Before its line: Monday, Night 1, June',
    examples: ['Monday'],
  }),
  blocks: z.array(z.tuple([z.number(), z.number(), z.int().positive()])).meta({
    description: 'From, to, and the number of its kind, from 1',
    examples: [
      [
        [9, 13, 1],
        [13, 17, 2],
      ],
    ],
  }),
});

/** A stretch of a job to scale: lines on one axis of hours, days or weeks, in up to five kinds. */
export const jobSpan = () =>
  withRole(
    z
      .strictObject({
        title: text(80).describe('Heading: what one sees'),
        unit: z.enum(UNITS).describe('Of the axis'),
        from: z.number().meta({
          description: 'Where the axis begins; an hour after midnight is 25',
          examples: [9],
        }),
        to: z.number().meta({ examples: [17] }),
        every: z
          .number()
          .min(0.25)
          .meta({ description: 'Between two ticks', examples: [1] }),
        hasSums: z.boolean().default(true).describe('Whether the lines add up to something'),
        kinds: z.array(kind).min(2).max(5),
        rows: z.array(row).min(1).max(8),
        source: text(200).describe('What it is a picture of'),
      })
      .refine(
        ({ rows, from, to }) =>
          rows.every(({ blocks }) =>
            blocks.every(
              ([start, end], index) =>
                start < end && end <= to && start >= (blocks[index - 1]?.[1] ?? from),
            ),
          ),
        { path: ['rows'], error: 'blocks in order, between `from` and `to`' },
      )
      .refine(
        ({ rows, kinds }) =>
          kinds.every((_, index) =>
            rows.some(({ blocks }) => blocks.some(([, , of]) => of === index + 1)),
          ) && rows.every(({ blocks }) => blocks.every(([, , of]) => of <= kinds.length)),
        { path: ['rows'], error: 'blocks of each kind, and of no other' },
      ),
    { is: 'data' },
  );

export type JobSpan = z.output<ReturnType<typeof jobSpan>>;
