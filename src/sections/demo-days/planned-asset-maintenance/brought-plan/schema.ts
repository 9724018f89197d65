import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { filled, shown } from '../../../../content-model/shown';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import type { Leveled } from './levelRounds';

const round = z.strictObject({
  name: text(40),
  often: text(24).describe('As its owner wrote it'),
  hours: z.int().min(1).max(200),
  parts: z.int().min(1).max(12).default(1).describe('Pieces that it can be done in'),
  every: z.int().min(1).max(52).describe('Weeks from one to the next'),
  first: z.int().min(1).max(52),
  window: z.int().min(0).max(8).describe('Weeks that one may move; 0 for a legal date'),
});

/** /demo-days/planned-asset-maintenance/: plans that visitors brought, leveled minute by minute as in the demo. */
export const broughtPlan = z.strictObject({
  type: z.literal('broughtPlan'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  from: z.int().min(0).describe('Minute of the demo at which a plan goes up on the screen'),
  to: z.int().max(60).describe('Minute at which it is level'),
  person: shown('Person').describe('Who levels it'),
  does: text(160).describe('What this person does, and knows'),
  plans: z
    .array(
      z.strictObject({
        name: text(40),
        file: text(60).describe('What it came as'),
        hours: z.int().min(10).describe('Hours a week that its crew can plan'),
        rounds: z.array(round).min(6).max(14),
        year: filled<Leveled>('leveled'),
        open: text(260).describe('What was still open after it was leveled'),
      }),
    )
    .min(2)
    .max(4),
  act,
});
