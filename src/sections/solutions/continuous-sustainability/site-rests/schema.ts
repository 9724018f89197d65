import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /solutions/continuous-sustainability/: what nobody can explain, site by site, the largest first. */
export const siteRests = z.strictObject({
  type: z.literal('siteRests'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  shares: z.array(z.number().positive()).min(5).max(60).describe('Percent of the change in kWh'),
  limit: z.number().positive().describe('From this share on, somebody is asked'),
  known: z
    .array(
      z.strictObject({
        rank: z.int().min(1).describe('Place among the shares, from 1'),
        text: text(160).describe('What is known of the site, after its share'),
      }),
    )
    .min(1)
    .max(6),
});
