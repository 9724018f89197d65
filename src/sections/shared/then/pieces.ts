import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { priority } from '../../../content-model/drawings/parts';

/** A record: a line of what and where, a title, up to four lines. */
const card = z.strictObject({
  kind: z.literal('card'),
  top: text(32).describe('Small, above the title'),
  state: text(24).optional().describe('At the end of that line'),
  title: text(40),
  rows: z
    .array(z.strictObject({ label: text(48), value: text(32).optional() }))
    .max(4)
    .default([]),
});

/** Jobs, one a line. */
const list = z.strictObject({
  kind: z.literal('list'),
  rows: z
    .array(z.strictObject({ priority: priority(), title: text(40), state: text(16) }))
    .min(3)
    .max(4),
});

/** Bars below a line: a year of weeks or of half months against a limit. */
const year = z.strictObject({
  kind: z.literal('year'),
  values: z
    .array(z.int().min(0).max(100))
    .min(12)
    .max(52)
    .describe('Heights in percent of the limit'),
});

/** Bars below one another, each a part of the first. */
const tree = z.strictObject({
  kind: z.literal('tree'),
  rows: z
    .array(
      z.strictObject({
        text: text(40),
        share: z.number().min(1).max(100).describe('Length in percent'),
        isRest: z.boolean().default(false).describe('Hatched: not known'),
      }),
    )
    .min(2)
    .max(4),
});

/** Stops on a line, one of them now. */
const route = z.strictObject({
  kind: z.literal('route'),
  stops: z.int().min(3).max(6),
  now: z.int().min(1).max(6).describe('Which of the stops, from 1'),
  label: text(32).describe('Above the line'),
});

/** A box with its ports, one of them in use. */
const box = z.strictObject({
  kind: z.literal('box'),
  ports: z.array(text(10)).min(3).max(8),
  live: z.int().min(1).max(8).describe('Which of the ports, from 1'),
});

/** Doors in a row, one of them open. */
const doors = z.strictObject({
  kind: z.literal('doors'),
  count: z.int().min(2).max(6),
  open: z.int().min(1).max(6).describe('Which of the doors, from 1'),
});

/** A field of small cells: hours down, days across. */
const sheet = z.strictObject({
  kind: z.literal('sheet'),
  rows: z
    .array(z.string().regex(/^\d+$/, { error: 'digits, one for each cell' }).max(60))
    .min(6)
    .max(24)
    .describe('From the top, a digit for each cell: 0 is pale, 9 is full'),
});

/** A small piece of interface, to scale with nothing else. */
export const piece = z.discriminatedUnion('kind', [
  card,
  list,
  year,
  tree,
  route,
  box,
  doors,
  sheet,
]);
export type PieceData = z.infer<typeof piece>;
