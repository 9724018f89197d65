import { z } from 'zod';
import { line, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const yearFloor = z.strictObject({
  year: line(4),
  buildings: z.int().positive(),
  sending: z.int().min(0).describe('How many of them send readings: the lit windows'),
  text: text(160).describe('What happened in the year'),
});

/** /about/: buildings on Lintel per year as floors of a house, newest on top; lit windows send readings. */
export const yearFloors = z.strictObject({
  type: z.literal('yearFloors'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  perWindow: z.int().positive().describe('Buildings that one window stands for'),
  floorsLit: text(120).describe('What a lit window means; {sending} and {buildings} of the newest'),
  floorsDark: text(120),
  floors: z.array(yearFloor).min(3).describe('The newest first'),
  note: text(320).describe('How it was counted'),
});
