import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const dollars = () => z.int().min(0);

const work = z.strictObject({
  order: text(20).optional(),
  day: text(20).optional(),
  what: text(90),
  amount: dollars(),
});

const charge = z.strictObject({
  name: text(60),
  amount: dollars().describe('Of the whole building; the sum of its jobs'),
  lastYear: dollars(),
  isOpen: z.boolean().default(false),
  works: z.array(work).min(1).max(8),
  remark: text(200).optional().describe('What the landlord may not charge, and why'),
});

/** /industry/commercial-portfolios/: a tenant’s service charge statement; each line opens to its work orders. */
export const serviceCharge = z
  .strictObject({
    type: z.literal('serviceCharge'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    premises: text(120).describe('Who the statement is for, and where'),
    tenantArea: z.int().min(1).describe('Square feet of the tenant'),
    wholeArea: z.int().min(1).describe('Square feet of the building'),
    charges: z.array(charge).min(3).max(12),
    act,
  })
  .check(({ value, issues }) => {
    value.charges.forEach(({ amount, works }, index) => {
      const sum = works.reduce((total, each) => total + each.amount, 0);
      if (sum === amount) return;
      const path = ['charges', index, 'amount'];
      const message = `${sum}, the sum of its jobs`;
      issues.push({ code: 'custom', message, input: amount, path });
    });
  });
