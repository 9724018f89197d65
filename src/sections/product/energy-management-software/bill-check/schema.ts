import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const month = z.strictObject({
  name: text(12),
  billed: z.int().positive().describe('In kWh'),
  metered: z.int().positive().describe('In kWh'),
  cause: text(160).optional().describe('Where the two differ by more than a meter may'),
});

export type Month = z.infer<typeof month>;

/** /product/energy-management-software/: a year of bills against the meters, and how far apart the two may lie. */
export const billCheck = z.strictObject({
  type: z.literal('billCheck'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60),
  months: z.array(month).length(12),
  agrees: text(120).describe('What becomes of a bill that agrees'),
  start: z.int().min(0).max(11).describe('Number of the month that is read at first, from 0'),
  limit: z.number().positive().describe('Percent from which a bill waits, at first'),
  act: act.describe('What the year comes to, and where to go from here'),
});
