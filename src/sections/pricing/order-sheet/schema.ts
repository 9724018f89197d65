import { z } from 'zod';
import { href, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: contract terms of an order on one sheet for purchasing, with links to the documents. */
export const orderSheet = z.strictObject({
  type: z.literal('orderSheet'),
  anchor: anchor(),
  title: text(60),
  text: markdown(),
  clauses: z.array(z.strictObject({ term: text(40), says: markdown() })).min(3),
  shown: z.int().min(2).max(6).describe('How many clauses are in view'),
  more: text(40).describe('Line that opens the others'),
  documentsTitle: text(40),
  documents: z.array(z.strictObject({ name: text(60), note: text(90), href: href() })).min(1),
});
