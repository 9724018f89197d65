import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const feet = () => z.number().nonnegative().describe('Feet');

const box = { x: feet(), y: feet(), width: feet(), depth: feet() };

const room = z.strictObject({
  ...box,
  number: text(8),
  name: text(24).optional().describe('Only where there is room for it'),
  reading: z.number().describe('Degrees at that minute'),
});

const plan = z.strictObject({
  width: feet(),
  depth: feet(),
  rooms: z.array(room).min(6).max(40),
  cores: z
    .array(z.strictObject({ ...box, name: text(32) }))
    .max(6)
    .describe('Stairs, lifts and what else is no room'),
});

export type FloorPlanPlan = z.infer<typeof plan>;

/** /product/workplace-management-software/, hero: floor plan with the temperature of each room. */
export const floorPlan = z.strictObject({
  type: z.literal('floorPlan'),
  ...heroWords,
  label: text(260).describe('What the plan shows, for those who cannot see it'),
  plan: plan,
  comfort: z
    .array(z.number())
    .length(2)
    .describe('Between these degrees a room is neither cold nor warm'),
  degrees: text(4),
  zones: z.array(text(40)).length(3).describe('Words of the key: cold, as it should be, warm'),
  meant: text(8).describe('Number of the room that this is about'),
  heard: text(90).describe('What was said of it'),
  measured: text(90).describe('What its sensor said in the same minute'),
  caption: text(200),
});
