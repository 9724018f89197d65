import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const paper = { title: text(24), note: text(40) };

const line = z.strictObject({
  name: text(24),
  cents: z.int().positive(),
  rate: z.int().min(1).describe('Line of the rate card that it is held against, from 1'),
  says: text(120).describe('What speaks for it, or what is missing'),
  isOff: z.boolean().default(false).describe('The line that does not match'),
});

export type MatchLine = z.infer<typeof line>;

/** /product/vendor-management-software/, opening: a rate card, an invoice, and a leader from each line to its rate. */
export const invoiceMatch = z
  .strictObject({
    type: z.literal('invoiceMatch'),
    ...openingWords,
    card: z.strictObject({
      ...paper,
      rates: z
        .array(z.strictObject({ name: text(24), price: text(24) }))
        .min(3)
        .max(8),
    }),
    bill: z.strictObject({ ...paper, lines: z.array(line).min(3).max(7) }),
  })
  .check(({ value, issues }) => {
    const { card, bill } = value;
    bill.lines.forEach(({ rate }, index) => {
      if (rate <= card.rates.length) return;
      const message = `a line of the rate card, 1 to ${card.rates.length}`;
      issues.push({ code: 'custom', message, input: rate, path: ['bill', 'lines', index, 'rate'] });
    });
  });
