import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const exactRow = z.strictObject({
  figure: text(30).describe('With its unit; a claim by its name, {claims.lintel-renewals}'),
  says: text(240).describe('What it counts'),
  origin: text(200).describe('Where it comes from'),
  omits: text(200).describe('What it leaves out'),
});

/** /about/: table of company figures, each with its source and what it leaves out. */
export const saidExactly = z.strictObject({
  type: z.literal('saidExactly'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  columns: z.array(text(40)).length(4).describe('Heads of the table'),
  rows: z.array(exactRow).min(3).max(8),
});
