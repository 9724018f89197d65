import { z } from 'zod';
import { text } from '../fields';
import { footText } from './parts';

/** A share of every site, one bar each, and the share from which somebody has to ask. */
export const restBars = z.strictObject({
  type: z.literal('restBars'),
  title: text(60),
  place: text(60).optional(),
  quantity: text(80),
  shares: z.array(z.number().min(0).max(100)).min(5).max(60).describe('Percent, greatest first'),
  limit: z.number().positive().max(100),
  limitName: text(60),
  first: text(60).describe('What stands over the first bar'),
  foot: footText(),
});

export type RestBars = z.infer<typeof restBars>;
