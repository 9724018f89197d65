import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { sumOf } from './layOut';

const floor = z
  .tuple([z.int().min(0).max(9), z.int().min(0).max(9)])
  .describe('Hundreds of lines, and machines on no list, that are there');

const house = z.strictObject({
  name: text(24),
  kind: z.enum(['mill', 'annex', 'tower']).describe('How its roof is drawn'),
  up: z.array(floor).min(1).max(9).describe('Floors, from the top'),
  down: z.array(floor).min(1).max(3).describe('Basements, from the top'),
  isWet: z.boolean().default(false).describe('Water in the lowest one, at the first stop'),
});

const stop = z.strictObject({
  day: text(12),
  found: z.int().min(0).max(100).describe('Lines found by then, of a hundred'),
  strays: z.int().min(0).describe('Machines on no list, met by then'),
  claim: text(60),
  story: text(200),
});

/** /industry/facility-management-services/, opening: an inherited list becomes the houses it speaks of. */
export const handover = z
  .strictObject({
    type: z.literal('handover'),
    ...openingWords,
    legend: text(60).describe('Over the days'),
    stops: z.array(stop).length(4).describe('Neither number may fall'),
    houses: z.array(house).length(3),
    origin: text(200).describe('Whose list it was, and what is drawn by lot'),
  })
  .check(({ value: { stops, houses }, issues }) => {
    stops.forEach(({ found, strays }, index) => {
      const before = stops[index - 1];
      if (!before || (found >= before.found && strays >= before.strays)) return;
      const path = ['stops', index];
      issues.push({ code: 'custom', message: 'no fewer than before', input: found, path });
    });
    const drawn = sumOf(houses, 1);
    if (drawn === stops.at(-1)?.strays) return;
    const message = 'as many machines on no list as at the last stop';
    issues.push({ code: 'custom', message, input: drawn, path: ['houses'] });
  });
