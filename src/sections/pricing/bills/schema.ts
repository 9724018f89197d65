import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { act } from '../../../content-model/openingWords';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: what some customers pay by the price list, as stacks on one scale, each with its order. */
export const bills = z.strictObject({
  type: z.literal('bills'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  open: z.int().min(1).max(4).describe('Number of the order that is open at first'),
  bills: z
    .array(
      z.strictObject({
        customer: shown('Customer'),
        counts: text(120).describe('Who and what is counted, in words'),
        inHouse: z.int().min(1).describe('People that count'),
        sites: z.int().min(1).describe('Buildings that count'),
        isConnected: z.boolean().describe('Whether connections are on'),
        text: markdown().describe('What the order does not show'),
      }),
    )
    .min(2)
    .max(4),
  act,
});
