import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { act } from '../../../content-model/openingWords';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: what some customers pay by the price list, as bars on one scale. */
export const bills = z.strictObject({
  type: z.literal('bills'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  bills: z
    .array(
      z.strictObject({
        customer: shown('Customer'),
        counts: text(120).describe('Who and what is counted, in words'),
        inHouse: z.int().min(1).describe('People that count'),
        sites: z.int().min(1).describe('Buildings that count'),
        isConnected: z.boolean().describe('Whether connections are on'),
        text: markdown().describe('What this customer found out about its bill'),
      }),
    )
    .min(2)
    .max(4),
  note: markdown().optional(),
  act,
});
