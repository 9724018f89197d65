import { z } from 'zod';
import { date, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';
import type { Outage } from '../../../content-model/outages';
import { filled } from '../../../content-model/shown';

/** /customer-success/: outages of Lintel by length, against what is promised for a month, with cause and credit. */
export const outages = z.strictObject({
  type: z.literal('outages'),
  anchor: anchor(),
  title: text(90).describe('{count} outages, {minutes} in all'),
  after: date().describe('Outages after this day are told'),
  limitLabel: text(60).describe('{minutes} is the room that a month of 30 days has'),
  outages: filled<Outage[]>('outages'),
  credit: text(60).describe('{share} of the month’s price is credited'),
  noCredit: text(60),
  text: markdown().describe('Who hears of it, when and from whom'),
});
