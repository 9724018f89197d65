import { z } from 'zod';
import { date, href, reference, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

const milestone = z.strictObject({
  since: date().describe('Day on which it happened'),
  text: text(120).describe('What happened'),
  names: z
    .array(text(40))
    .default([])
    .describe('Words that no entry of an earlier day may say, for example a name of a product'),
  entry: href().optional().describe('Page that tells of it'),
});

const count = z.strictObject({
  since: date().describe('Day from which it holds'),
  fact: text(30).describe('What is counted, for example stores'),
  count: z.int().min(0),
});

/**
 * Milestones and counts of the company, or of a customer with Lintel: `content/data/history/`.
 * Tests check dated pages against it (`__tests__/content/history.test.ts`), so that none knows of
 * later events. A customer’s first milestone is its start date.
 */
export const history = {
  name: 'History',
  label: 'history',
  folder: 'data/history',
  format: 'yaml',
  schema: z.strictObject({
    customer: reference('Customer').optional().describe('None for the company itself'),
    milestones: z.array(milestone).min(1).describe('What happened, oldest first'),
    counts: z.array(count).default([]).describe('How many, each from its day on, oldest first'),
  }),
} satisfies Kind;

export type History = z.infer<typeof history.schema>;
