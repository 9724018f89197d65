import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const dollars = () => z.int().min(0);

/** /industry/commercial-portfolios/: a tenant’s service charge statement; each line opens to its work orders. */
export const serviceCharge = z
  .strictObject({
    type: z.literal('serviceCharge'),
    anchor: anchor(),
    title: text(90),
    lead: text(420),
    premises: text(120).describe('Who the statement is for, and where'),
    tenantArea: z.int().min(1).describe('Square feet of the tenant'),
    wholeArea: z.int().min(1).describe('Square feet of the building'),
    charges: z
      .array(
        z.strictObject({
          name: text(60),
          amount: dollars().describe('Of the whole building; the sum of its jobs'),
          lastYear: dollars(),
          isOpen: z.boolean().default(false),
          works: z
            .array(
              z.strictObject({
                order: text(20).optional(),
                day: text(20).optional(),
                what: text(110),
                amount: dollars(),
              }),
            )
            .min(1)
            .max(8),
          remark: text(240).optional().describe('What the landlord may not charge, and why'),
        }),
      )
      .min(3)
      .max(12),
    note: markdown(),
  })
  .check(({ value, issues }) => {
    value.charges.forEach(({ amount, works }, index) => {
      const sum = works.reduce((total, work) => total + work.amount, 0);
      if (sum === amount) return;
      const path = ['charges', index, 'amount'];
      const message = `${sum}, the sum of its jobs`;
      issues.push({ code: 'custom', message, input: amount, path });
    });
  });
