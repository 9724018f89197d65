import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { time } from '../../../../content-model/drawings/parts';

const span = z.strictObject({
  from: time(),
  to: time().optional().describe('If it lasts: until when; else a moment'),
  says: text(90).describe('What is known of it, as a sentence'),
});

export type Span = z.infer<typeof span>;

const line = z.strictObject({
  name: text(24),
  detail: text(40).describe('Quantity and rate, as it is billed'),
  cents: z.int().positive(),
  card: text(60).describe('What the rate card says'),
  billed: span.describe('What the invoice claims'),
  seen: span.optional().describe('What the site recorded, if anything'),
  elsewhere: span
    .extend({ place: text(24) })
    .optional()
    .describe('Where the same day is on another record'),
  isBacked: z.boolean().default(true),
  released: text(150).describe('What follows from paying it'),
  asked: text(150).describe('What follows from asking about it'),
});

export type CheckLine = z.infer<typeof line>;

/** /product/vendor-management-software/: an invoice whose lines open, each to be paid or asked about. */
export const invoiceCheck = z.strictObject({
  type: z.literal('invoiceCheck'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  bill: z.strictObject({ title: text(40), note: text(60) }),
  day: z.strictObject({ from: time(), to: time() }).describe('Ends of the axis, full hours'),
  lines: z.array(line).min(3).max(7),
  act,
});
