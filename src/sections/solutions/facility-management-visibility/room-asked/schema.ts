import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const minutes = () => z.number().positive();

const desk = z.strictObject({
  name: text(30),
  asks: text(60).describe('The question, without quotation marks'),
  screen: text(24).describe('Where the answer is read with us'),
  hops: z
    .array(z.strictObject({ minutes: minutes(), text: text(80) }))
    .min(1)
    .max(4)
    .describe('The way of the question before, one stop after another'),
  minutes: minutes().describe('Minutes to the answer with us'),
  answer: text(120).describe('The answer with us'),
});

/** /solutions/facility-management-visibility/: one question at five desks, and who knows the answer after how long. */
export const roomAsked = z.strictObject({
  type: z.literal('roomAsked'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60),
  ways: z
    .array(text(40))
    .length(2)
    .describe('Names of the way before and of the way with us, with their dates'),
  desks: z.array(desk).min(3).max(6),
  start: minutes().describe('Minutes after the question at which it begins'),
  note: text(200),
  act,
});
