import { z } from 'zod';
import { line, text } from '../fields';
import { chip, momentShown, priority } from './parts';

const place = () => z.number().nonnegative();

/** Sites of a portfolio on a map, and the few that need somebody. */
export const portfolioMap = z.strictObject({
  type: z.literal('portfolioMap'),
  title: text(60),
  count: text(40),
  moment: momentShown().optional(),
  size: z
    .strictObject({ width: z.int(), height: z.int() })
    .describe('Of the map, in its own units'),
  areas: z.array(line(1200)).min(1).describe('Outlines, as data of SVG paths'),
  dots: line(4000)
    .regex(/^\d+,\d+( \d+,\d+)*$/, { error: 'places such as 52,356 64,172' })
    .describe('Quiet sites: x,y in units of the map'),
  heading: text(60),
  sites: z
    .array(
      z.strictObject({
        x: place(),
        y: place(),
        name: text(60),
        detail: text(80),
        priority: priority(),
        state: chip(),
      }),
    )
    .min(1)
    .max(4),
  sums: z.array(z.strictObject({ value: text(12), text: text(40) })).length(3),
});

export type PortfolioMap = z.infer<typeof portfolioMap>;
