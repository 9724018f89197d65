import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /why-lintel/knowledge-base/, hero and main part: a field that answers, and the topics, each with its drawing and its questions. */
export const askedQuestions = z.strictObject({
  type: z.literal('askedQuestions'),
  ...heroWords,
  lead: markdown().describe('Who asked these, and where the rest is'),
  find: text(60).describe('Name of the field for words'),
  send: text(30).describe('Its button'),
  asked: text(30).describe('Stands before the questions to try'),
  examples: z.array(text(60)).min(2).max(3).describe('Questions to try'),
  topicsTitle: text(60).describe('Heading of the topics, for the outline'),
  whole: text(60).describe('Link to a topic'),
  pages: listed<Queries.AskedPageFragment>('knowledge-base', 'AskedPage'),
});
