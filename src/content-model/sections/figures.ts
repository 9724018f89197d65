import { z } from 'zod';
import { text } from '../fields';
import { anchor } from './anchor';

/** Two to four very large results. */
export const figures = z.strictObject({
  type: z.literal('figures'),
  anchor: anchor(),
  title: text(60).describe('Name of the section, for the outline of the page only'),
  items: z
    .array(
      z.strictObject({
        value: text(20).describe('The figure with its unit, for example −31% or $412k'),
        text: text(260).describe('What it counts, over which period and how many'),
        source: text(160).optional().describe('Where it comes from'),
      }),
    )
    .min(2)
    .max(4),
});
