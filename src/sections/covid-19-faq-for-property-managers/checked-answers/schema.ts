import { z } from 'zod';
import { date, markdown, text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const heldAnswer = z
  .strictObject({
    handle: z
      .string()
      .regex(/^[a-z0-9-]+$/, { error: 'a short name such as six-feet' })
      .describe('Anchor of the answer, which is never given to another'),
    short: text(40).describe('The answer in a few words, beside its line'),
    asked: text(110),
    says: markdown().describe('The answer as it was given; it stays as it is when it is struck'),
    from: date().describe('Since when it was the answer'),
    until: date().optional().describe('Since when it no longer is: it is struck from that day'),
    why: markdown().optional().describe('Why it was struck, and what is true instead'),
    source: text(170).describe('Body, name or number, and day of what it rests on'),
    checked: date().describe('When somebody read the source the last time'),
  })
  .refine(({ until, why }) => (until === undefined) === (why === undefined), {
    path: ['why'],
    error: 'a reason for an answer that is struck, and for no other',
  });

/** /covid-19-faq-for-property-managers/, hero: each answer with the period it held, struck out where outdated; by year. */
export const checkedAnswers = z.strictObject({
  type: z.literal('checkedAnswers'),
  ...heroWords,
  axisFrom: date().describe('First day of the drawing'),
  axisUntil: date().describe('Last day of the drawing'),
  linesLabel: text(160).describe('What the lines are, in a sentence under them'),
  asOfTitle: text(90).describe('Heading of the answers'),
  asOfLead: text(320),
  asOfLegend: text(60).describe('Stands over the choice of the year'),
  answers: z.array(heldAnswer).min(8).max(24),
});
