import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const roomPart = z.strictObject({
  name: text(30),
  text: text(160).describe('What it was, after its name'),
  x: z.number().min(0).max(100).describe('Where its number stands, in percent of the plan'),
  y: z.number().min(0).max(100),
});

/** /about/, hero: plan of the boiler room where the company began, with its numbered parts and the story. */
export const originRoom = z.strictObject({
  type: z.literal('originRoom'),
  ...heroWords,
  story: text(520).describe('What happened that morning'),
  width: text(20).describe('The longer wall, with its unit'),
  depth: text(20),
  planWords: text(240).describe('What the plan shows, to those who cannot see it'),
  sheetWords: text(20).describe('What stands on the log sheet'),
  parts: z.array(roomPart).min(3).max(6),
});
