import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { filled } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /partners/partner-directory/: firms that recently left the register, with the reason. */
export const struckFirms = z.strictObject({
  type: z.literal('struckFirms'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  note: markdown().optional(),
  partners: filled<Queries.StruckFirmFragment[]>('partners', 'StruckFirm'),
});
