import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const pieces = () => z.int().nonnegative();

const bin = z.strictObject({
  number: z.int().positive().describe('On its label'),
  part: text(28),
  count: pieces(),
  full: z.int().positive().describe('Pieces that it holds'),
  line: z.int().positive().describe('Count at which it orders'),
  ordered: pieces().default(0).describe('Pieces on their way'),
  perWeek: z.number().positive().describe('Pieces used in a week'),
  price: z.number().positive().describe('Dollars apiece'),
  last: text(44).describe('The job that took the last one'),
});

export type Bin = z.infer<typeof bin>;

/** /product/inventory-management-software/: bins of a van, each with the line at which it orders; visitors move it. */
export const vanShelf = z
  .strictObject({
    type: z.literal('vanShelf'),
    anchor: anchor(),
    title: text(90),
    lead: text(260),
    place: text(60).describe('Whose van, where'),
    moment: text(40),
    waits: z
      .array(z.strictObject({ name: text(16), days: z.int().positive().max(60) }))
      .min(3)
      .max(4)
      .describe('How long the next piece takes, shortest first'),
    wait: z.int().nonnegative().describe('The one that is so, from 0'),
    bins: z.array(bin).length(12).describe('Three shelves of four'),
    start: z.int().positive().describe('Number of the bin that is open first'),
    act,
  })
  .refine(({ bins, start }) => bins.some(({ number }) => number === start), {
    path: ['start'],
    error: 'the number of a bin',
  });
