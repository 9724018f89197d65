import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: outages of Lintel by length, against the monthly limit of the SLA, with cause and credit. */
export const outages = z.strictObject({
  type: z.literal('outages'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  promised: z.number().min(90).max(100).describe('Percentage of a month that is promised'),
  limitLabel: text(60).describe('{minutes} is the room that a month of 30 days has'),
  outages: z
    .array(
      z.strictObject({
        when: text(30),
        days: z.int().min(28).max(31).describe('Days of its month'),
        minutes: z.int().min(1),
        cause: text(260),
        change: text(200).describe('What is different since'),
      }),
    )
    .min(1)
    .max(5),
  creditLabel: text(90).describe('{share} of the month’s price is given back'),
  noCreditLabel: text(90),
  text: markdown().describe('Who hears of it, when and from whom'),
});
