import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';

/** /implementation/: what goes wrong in a rollout, how often, and what is done then. */
export const rolloutTroubles = z.strictObject({
  type: z.literal('rolloutTroubles'),
  anchor: anchor(),
  title: text(90),
  lead: text(220),
  of: z.int().min(1).describe('Rollouts that were counted'),
  troubles: z
    .array(
      z.strictObject({
        what: text(60),
        often: z.int().min(1).describe('In how many of them'),
        then: markdown().describe('What we do then, and what it costs the customer'),
      }),
    )
    .min(3)
    .max(7),
  act,
});
