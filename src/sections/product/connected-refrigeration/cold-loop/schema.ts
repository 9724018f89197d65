import { z } from 'zod';
import { link, text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const stop = z.strictObject({
  place: text(40).describe('Where on the line, and which machine'),
  reading: text(24).describe('What it says there'),
  meter: z
    .strictObject({
      value: z.number(),
      from: z.number(),
      to: z.number(),
      limit: z.number(),
      says: text(70).describe('What the limit is, in words'),
    })
    .describe('The reading on its scale'),
  alarm: text(120).describe('What rang, or why nothing did'),
  record: text(90).describe('What was written without anyone writing it'),
  link: link().describe('The module that asks'),
});

export type Stop = z.output<typeof stop>;

/** /product/connected-refrigeration/: the circuit of a store; each part opens with its reading, its alarm and its record. */
export const coldLoop = z.strictObject({
  type: z.literal('coldLoop'),
  anchor: anchor(),
  title: text(90),
  place: text(60).describe('Which store, which minute'),
  stops: z
    .array(stop)
    .length(4)
    .describe('In the order of the flow: machine room, roof, pipe, sales floor'),
  start: z.int().min(0).max(3).describe('Stop that is open first, from 0'),
  act,
});
