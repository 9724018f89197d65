import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const rateCard = z.strictObject({
  title: text(40),
  note: text(80),
  lines: z
    .array(z.strictObject({ name: text(60), price: text(24) }))
    .min(3)
    .max(8),
});

const bill = z.strictObject({
  title: text(40),
  note: text(80),
  lines: z
    .array(
      z.strictObject({
        name: text(60),
        detail: text(80).describe('Quantity and rate, as it is billed'),
        cents: z.int().positive().describe('What is asked for, in cents'),
        rate: z.int().min(1).describe('Line of the rate card that it is held against, from 1'),
        against: text(80).describe('What speaks for it, or what is missing'),
        isOff: z.boolean().default(false).describe('The line that does not match'),
      }),
    )
    .min(3)
    .max(8),
});

export type InvoiceMatchCard = z.infer<typeof rateCard>;
export type InvoiceMatchBill = z.infer<typeof bill>;

/** /product/vendor-management-software/, hero: contractor’s invoice matched line by line with the agreed rate card. */
export const invoiceMatch = z
  .strictObject({
    type: z.literal('invoiceMatch'),
    ...heroWords,
    rateCard: rateCard,
    bill: bill,
    asked: text(60).describe('Words of the sum that is asked for'),
    paid: text(60).describe('Words of the sum that is paid'),
    open: text(60).describe('Words of the sum that is questioned'),
    outcome: text(320).describe('How it came out, under the papers'),
  })
  .check(({ value, issues }) => {
    value.bill.lines.forEach(({ rate }, index) => {
      if (rate <= value.rateCard.lines.length) return;
      const message = `a line of the rate card, 1 to ${value.rateCard.lines.length}`;
      issues.push({ code: 'custom', message, input: rate, path: ['bill', 'lines', index, 'rate'] });
    });
  });
