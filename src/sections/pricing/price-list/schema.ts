import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: the whole price list by staff and buildings, with the visitor’s price marked. */
export const priceList = z.strictObject({
  type: z.literal('priceList'),
  anchor: anchor(),
  title: text(60),
  text: markdown(),
  staffHead: text(30).describe('What the rows count'),
  buildingHead: text(30).describe('What the columns count'),
  quote: text(200).describe('What a customer says of it, without quotation marks'),
  person: shown('Person').describe('Who says it'),
  note: markdown().describe('Currency, from when it holds, who pays something else'),
});
