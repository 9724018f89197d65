import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const outage = z.strictObject({
  when: text(30),
  days: z.int().min(28).max(31).describe('Days of its month'),
  minutes: z.int().min(1),
  cause: text(160),
  change: text(130).describe('What is different since'),
});

export type Outage = z.infer<typeof outage>;

/** /customer-success/: outages of Lintel by length, against what is promised for a month, with cause and credit. */
export const outages = z.strictObject({
  type: z.literal('outages'),
  anchor: anchor(),
  title: text(90),
  promised: z.number().min(90).max(100).describe('Percentage of a month that is promised'),
  limitLabel: text(60).describe('{minutes} is the room that a month of 30 days has'),
  outages: z.array(outage).min(1).max(5),
  credit: text(60).describe('{share} of the month’s price is credited'),
  noCredit: text(60),
  text: markdown().describe('Who hears of it, when and from whom'),
});
