import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { filled, listed } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /careers/, hero: register of all openings, each with its pay range on one axis, filtered by place and team. */
export const payRegister = z.strictObject({
  type: z.literal('payRegister'),
  ...heroWords,
  registerName: text(40).describe('Heading of the register, for the outline of the page only'),
  payNote: text(420).describe(
    'What the figures hold, under the register; {date} is that of the rates',
  ),
  ownPay: text(80).describe('Label of the field for the visitor’s own pay'),
  ownPayHint: text(160).describe('What happens to it'),
  emptyText: text(240).describe('Where no opening fits'),
  jobs: link().describe('Where one may write all the same'),
  axis: filled<Queries.PayAxisFragment>('pay', 'PayAxis'),
  pages: listed<Queries.OpeningRowFragment>('opening', 'OpeningRow'),
});
