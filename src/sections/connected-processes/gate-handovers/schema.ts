import { z } from 'zod';
import { commonEnd } from './handovers';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

const step = z.strictObject({
  lane: z.int().min(0).max(5).describe('Whose turn it is: index of the lane, from 0'),
  text: text(60),
  wait: z.int().min(0).default(0).describe('Minutes that the job lay before it'),
});

const way = z.strictObject({
  name: text(40),
  steps: z.array(step).min(1).max(6),
  remark: text(200).describe('What this way is good for, or what it costs'),
  isTheirs: z.boolean().default(false).describe('Whether the customer works like this today'),
});

const rule = z
  .strictObject({
    question: text(40),
    then: step.omit({ wait: true }).optional().describe('What follows whichever way was chosen'),
    ways: z.array(way).min(2).max(3),
  })
  .check(({ value: { ways }, issues }) => {
    if (commonEnd(ways.map(({ steps }) => steps)) !== undefined) return;
    const message = 'ways that all end in the same lane, so that their hand-overs can be added';
    issues.push({ code: 'custom', message, input: ways, path: ['ways'] });
  });

export type HandoverRule = z.infer<typeof rule>;

/** /connected-processes/, hero: one repair as lanes of people, its hand-overs counted; visitors change the rules. */
export const gateHandovers = z.strictObject({
  type: z.literal('gateHandovers'),
  ...heroWords,
  anchor: anchor(),
  process: text(90).describe('What the sheet is about'),
  people: z.array(text(14)).length(6).describe('The lanes, from left to right'),
  begins: step.omit({ wait: true }).describe('How it always begins'),
  rules: z.array(rule).length(4).describe('In the order of the process'),
  counted: text(30).describe('After the number of hand-overs'),
  layAfter: text(60).describe('After the hours that the job lay'),
  theirs: text(30).describe('Marks what the customer chose'),
  caption: text(400).describe('Where the process and its minutes come from'),
});
