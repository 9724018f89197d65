import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { ROLES } from './hoursByRole';

const size = {
  sites: z.int().min(1).max(60).describe('Buildings'),
  assets: z.int().min(50).max(12_000).describe('Machines on the list'),
};

/** /implementation/: hours of a rollout by role, from the visitor’s buildings and machines. */
export const ownHours = z.strictObject({
  type: z.literal('ownHours'),
  anchor: anchor(),
  title: text(90),
  lead: text(220),
  start: z.strictObject(size).describe('Where the rulers stand first'),
  roles: z
    .array(
      z.strictObject({
        role: z.enum(ROLES),
        name: text(40),
        does: text(120).describe('What, in which weeks'),
      }),
    )
    .length(ROLES.length),
  table: text(60).describe('Opens a table of sizes, for those without scripts and on paper'),
  sizes: z
    .array(z.strictObject({ name: text(40), ...size }))
    .min(2)
    .max(4),
  note: markdown().describe('How it is reckoned, and where it was measured'),
  act,
});
