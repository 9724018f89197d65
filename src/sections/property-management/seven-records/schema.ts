import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';
import { verdict } from '../verdict';

const entries = z.strictObject({
  form: z.literal('entries'),
  rows: z
    .array(z.strictObject({ when: text(24), text: text(140), isLate: z.boolean().default(false) }))
    .min(2)
    .max(6)
    .describe('What happened, in order; isLate marks the one that matters'),
});

const amounts = z.strictObject({
  form: z.literal('amounts'),
  rows: z
    .array(
      z.strictObject({ what: text(90), amount: text(16), isStruck: z.boolean().default(false) }),
    )
    .min(2)
    .max(5),
});

const curve = z.strictObject({
  form: z.literal('curve'),
  limit: z.number().describe('What was promised'),
  limitName: text(40),
  highest: z.array(z.number()).min(20).max(90).describe('The highest reading of each day'),
  from: text(20),
  to: text(20),
  reading: text(90).describe('What the drawing says, in words'),
});

const marks = z.strictObject({
  form: z.literal('marks'),
  parts: z.array(text(12)).min(3).max(12).describe('Names of equal parts, from left to right'),
  events: z
    .array(
      z.strictObject({
        at: z.number().min(0).max(1).describe('From the left, as a share of the whole'),
        text: text(90),
        isLate: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(5),
});

const drawn = z.discriminatedUnion('form', [entries, amounts, curve, marks]);

export type DrawnRecord = z.infer<typeof drawn>;
export type RecordForm<Form extends DrawnRecord['form']> = Extract<DrawnRecord, { form: Form }>;

/** /property-management/: records that confirm or refute each sentence of the tenant’s letter. */
export const sevenRecords = z.strictObject({
  type: z.literal('sevenRecords'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  open: text(60).describe('Line that opens a record on phones, with its {record}'),
  verdictNames: z.strictObject({ right: text(24), half: text(24), mistaken: text(24) }),
  records: z
    .array(
      z.strictObject({
        said: text(140).describe('The words of the letter'),
        kind: text(40).describe('What kind of record it is'),
        number: text(60).describe('Its number, or its place'),
        verdict,
        drawn: drawn,
        finding: markdown().describe('What it comes to'),
      }),
    )
    .min(5)
    .max(8),
});
