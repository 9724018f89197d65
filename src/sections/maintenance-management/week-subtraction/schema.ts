import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const taken = z.strictObject({
  name: text(60),
  hours: z.int().positive().describe('Hours a week that it takes'),
  text: text(200),
});

export type TakenHours = z.infer<typeof taken>;

/** /maintenance-management/: paid crew hours of a week, less everything that is not backlog work, as a subtraction. */
export const weekSubtraction = z.strictObject({
  type: z.literal('weekSubtraction'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  paid: taken.describe('What it begins with'),
  taken: z.array(taken).min(3).max(6),
  leaves: text(60).describe('Of what is left for the backlog'),
  comes: taken.describe('What is added to the backlog in a week'),
  falls: text(120).describe('Of the hours by which it falls'),
  unit: text(12),
  note: markdown(),
});
