import { z } from 'zod';
import { date, line, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { CERTIFIED_FOR, PARTNER_REGIONS, PARTNER_TYPES } from '../../content-model/partnerTerms';
import { withRole } from '../../content-model/roles';

const certificate = z.strictObject({
  for: z.enum(CERTIFIED_FOR),
  people: z.int().min(1).describe('How many people hold it'),
  until: date().describe('Its last day; the day after, the register shows it no longer'),
});

/** Partner firm: `content/data/partners/`. */
export const partner = {
  name: 'Partner',
  label: 'partner',
  folder: 'data/partners',
  format: 'yaml',
  schema: z
    .strictObject({
      number: line(6)
        .regex(/^P-\d{4}$/, { error: 'a number of the register such as P-0007' })
        .meta({ examples: ['P-0007'] })
        .describe('Number in the register; no other firm ever gets it'),
      name: text(60),
      place: text(60),
      at: withRole(
        z
          .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
          .meta({ examples: [[41.9, -87.6]] }),
        { is: 'data' },
      ).describe('Latitude and longitude of the place, for the way to those who have no firm'),
      region: z.enum(PARTNER_REGIONS),
      type: z.enum(PARTNER_TYPES),
      since: z.int().min(2013).describe('Year in which it came into the register'),
      certificates: z
        .array(certificate)
        .max(3)
        .describe('Without one that is valid, the firm is not shown; none for a firm that left'),
      good: text(70).describe('What it is good at, in its own place and trade'),
      left: withRole(
        z.strictObject({ date: date(), reason: text(240).describe('Why, in public') }),
        { is: 'type', name: 'PartnerLeft' },
      )
        .optional()
        .describe('When and why it left; it stands among the struck out for two years'),
    })
    .refine(({ certificates, left }) => left !== undefined || certificates.length > 0, {
      path: ['certificates'],
      error: 'a certificate, or `left` with its reason',
    })
    .refine(
      ({ certificates }) =>
        new Set(certificates.map((one) => one.for)).size === certificates.length,
      { path: ['certificates'], error: 'each field of work once' },
    ),
} satisfies Kind;

export type Partner = z.infer<typeof partner.schema>;
