import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const minutes = () => z.number().positive().max(20_000);

const desk = z.strictObject({
  name: text(40).describe('Whose desk it is'),
  asks: text(80).describe('What is asked there, in its own words'),
  hops: z
    .array(z.strictObject({ minutes: minutes(), text: text(120) }))
    .min(1)
    .max(6)
    .describe('The way of the question before, one stop after another'),
  minutes: minutes().describe('Minutes to the answer with us'),
  answer: text(160).describe('The answer with us, and where it is read'),
});

/** /solutions/facility-management-visibility/, hero: minutes until each desk knows the state of a repair, in two ways. */
export const questionDesks = z.strictObject({
  type: z.literal('questionDesks'),
  ...heroWords,
  width: z.int().positive().describe('Minutes that the page is wide; longer ways run off its edge'),
  desks: z.array(desk).min(3).max(6),
  wayNames: z.array(text(40)).length(2).describe('Names of the way before and of the way with us'),
  caption: text(320),
});
