import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';
import { listed } from '../../../content-model/shown';

const pair = z.strictObject({
  words: z
    .array(text(40))
    .length(2)
    .describe('Two terms of the knowledge base, as they stand there'),
  apart: text(160).describe('What tells one from the other'),
  cost: text(160).describe('What happens where they are taken for one another'),
});

/** /resources/glossary/: pairs of terms that are mixed up, and all terms of the knowledge base. */
export const wordsApart = z.strictObject({
  type: z.literal('wordsApart'),
  ...heroWords,
  anchor: anchor().describe('Name that links lead to the list by'),
  choose: text(60).describe('Above the pairs, which are chosen from'),
  pairs: z.array(pair).min(3).max(8),
  all: text(90).describe('Above the list; {count} is how many terms there are'),
  find: text(60).describe('Name of the field for words'),
  byTopic: text(60).describe('Name of the row of topics'),
  pages: listed<Queries.TermPageFragment>('knowledge-base', 'TermPage'),
});
