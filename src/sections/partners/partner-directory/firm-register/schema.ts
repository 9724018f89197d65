import { z } from 'zod';
import { link, text } from '../../../../content-model/fields';
import { filled } from '../../../../content-model/shown';
import { PARTNER_REGIONS } from '../../../../content-model/partnerTerms';
import { heroWords } from '../../../../content-model/heroWords';
import type { Firm } from '../firmsOn';

const region = z.strictObject({
  id: z.enum(PARTNER_REGIONS),
  name: text(40),
  in: text(40).describe('The same in a sentence: in East Africa'),
  city: text(30).describe('Where flights to it are reckoned to'),
  at: z.tuple([z.number(), z.number()]).describe('Latitude and longitude of that city'),
  help: text(260).describe('What we do for those who find nobody here'),
  ask: link().describe('Whom to ask'),
});

export type FirmRegion = z.infer<typeof region>;

/** /partners/partner-directory/, hero: register of partner firms with filters, and the nearest firms where none matches. */
export const firmRegister = z.strictObject({
  type: z.literal('firmRegister'),
  ...heroWords,
  regions: z.array(region).length(PARTNER_REGIONS.length),
  soonNote: text(240).describe('What the color of a date means'),
  partners: filled<(Firm & { readonly left?: unknown })[]>('partners', 'RegisteredFirm'),
});
