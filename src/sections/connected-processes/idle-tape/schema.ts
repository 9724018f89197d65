import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const stretch = z.strictObject({
  from: z.number().min(0).describe('Hours from the beginning'),
  hours: z.number().positive(),
  name: text(60),
  text: text(120),
});

export type TapeStretch = z.infer<typeof stretch>;

/** /connected-processes/: the same repair hour by hour, a square each: worked on, or waiting and why. */
export const idleTape = z.strictObject({
  type: z.literal('idleTape'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  lasts: z.number().positive().max(240).describe('Hours of the whole tape'),
  day: text(12).describe('What a row is called, before its number'),
  worked: z.array(stretch).min(1).max(4).describe('When somebody worked on it'),
  lay: z.array(stretch).min(1).max(4).describe('When it lay for a reason that has a name'),
  workedHead: text(40),
  layHead: text(40),
  note: markdown(),
});
