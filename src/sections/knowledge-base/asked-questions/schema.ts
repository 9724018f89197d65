import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /why-lintel/knowledge-base/: the topics, each with its drawing and its questions, and a field for words. */
export const askedQuestions = z.strictObject({
  type: z.literal('askedQuestions'),
  anchor: anchor(),
  title: text(60),
  find: text(60).describe('Name of the field for words'),
  whole: text(60).describe('Link to a topic'),
  kind: z.literal('knowledge-base').default('knowledge-base').describe('What is listed'),
  limit: z.int().min(1).default(60).describe('How many topics at most'),
  pages: listed<Queries.AskedPageFragment>('AskedPage'),
});
