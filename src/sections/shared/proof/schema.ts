import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** A whole in parts, each with what it says when chosen. */
const parts = z.strictObject({
  claim: shown('Claim', { as: 'ClaimProof' }).describe('States the source'),
  whole: text(40).describe('What is divided: 359 jobs'),
  items: z
    .array(
      z.strictObject({
        count: z.int().min(1),
        text: text(24).describe('After the count: as named'),
        says: text(140).describe('What this part is, while it is chosen'),
      }),
    )
    .min(2)
    .max(4),
});

/** How it was and how it is, as the claim states both. */
const pair = z.strictObject({
  claim: shown('Claim', { needs: ['before', 'after'], as: 'ClaimProof' }),
  before: text(24).describe('When it was so: Sept. 2024'),
  after: text(24).describe('When it is so: Sept. 2025'),
});

/** A number with its words, as a bar. */
const amount = z.strictObject({ value: z.number().positive(), text: text(24) });

/** What was quoted for a job, and what the job took. */
const quoted = z.strictObject({
  claim: shown('Claim', { as: 'ClaimProof' }).optional().describe('States the source'),
  quoted: text(16).describe('Head of the first column'),
  took: text(16).describe('Head of the second column'),
  rows: z
    .array(z.strictObject({ label: text(32), quoted: amount, took: amount }))
    .min(1)
    .max(4),
});

/** A page of the customer's own log. */
const log = z.strictObject({
  claim: shown('Claim', { as: 'ClaimProof' }).describe('States the source of the figure'),
  name: text(40).describe('Head of the page: which log, of whom'),
  day: text(40).describe('At the end of that line'),
  rows: z
    .array(
      z.strictObject({
        at: text(16).describe('Time or date'),
        what: text(110),
        isMarked: z.boolean().default(false).describe('The line that it is about'),
      }),
    )
    .min(3)
    .max(6),
});

const evidence = {
  strip: 'parts',
  field: 'parts',
  band: 'pair',
  pair: 'pair',
  figure: 'pair',
  voice: 'pair',
  quoted: 'quoted',
  log: 'log',
} as const;

/** Any page that sells, as /integrations/: one customer, one figure, one face, and the next step. */
export const proof = z
  .strictObject({
    type: z.literal('proof'),
    anchor: anchor(),
    variant: z
      .enum(['strip', 'field', 'band', 'pair', 'figure', 'voice', 'quoted', 'log'])
      .default('strip')
      .describe(
        'Face at the left and a whole in parts; that whole across the page, a cell for each of it; a bust that a band cuts off and one figure, then and now; face at the right and two bars; two figures across the page; the sentence at full size on a dark ground, with two bars; face at the left and what was quoted beside what it took; a page of the customer’s log',
      ),
    title: text(90).describe('Carries the figure'),
    customer: shown('Customer'),
    person: shown('Person', { needs: ['portrait'], as: 'PersonBust' }),
    parts: parts.optional().describe('For strip and field'),
    pair: pair.optional().describe('For band, pair, figure and voice'),
    quoted: quoted.optional().describe('For quoted'),
    log: log.optional().describe('For log'),
    quote: text(220).describe('Two sentences at most, without quotation marks'),
    actions: z.array(link()).min(1).max(2).describe('The step, and one that costs nothing'),
  })
  .refine((section) => section[evidence[section.variant]] !== undefined, {
    error: 'parts for strip and field, quoted for quoted, log for log, pair for the others',
  });
