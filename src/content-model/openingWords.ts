import { z } from 'zod';
import { link, text } from './fields';
import { heroWords } from './heroWords';
import { shown } from './shown';

const fact = z.strictObject({
  label: text(24)
    .optional()
    .describe('If not the usual one: for whom, what it does, with what, by when'),
  text: text(72),
});

/** The words of an opening: those of a hero, and what a buyer looks for in the first ten seconds. */
export const openingWords = {
  ...heroWords,
  arrangement: z
    .enum(['labeled', 'lost', 'model', 'record', 'section'])
    .describe(
      'labeled: words in the corner of a picture with labels, facts at the foot. lost: the title on one line, a drawing over the full width, the rest below. model: words beside a picture, facts at the foot. record: the same with a wider piece of the product. section: the title beside the lead, then facts, then a piece over the full width',
    ),
  term: text(60).optional().describe('What a buyer searches for, above the title, if not in it'),
  lead: text(260).describe('Two sentences, 35 words, one figure'),
  source: text(60)
    .optional()
    .describe('Where the figure is from; it follows the lead in parentheses'),
  facts: z.array(fact).min(2).max(4),
  proof: z.strictObject({ customer: shown('Customer'), text: text(90) }).optional(),
  isOver: z
    .boolean()
    .default(false)
    .describe('Whether the section below lies over the lower edge, as a white panel does'),
};

/** What a part of a page comes to: a sentence, the action it leads to, and one that costs nothing. */
export const act = z.strictObject({
  text: text(200),
  actions: z.array(link()).min(1).max(2),
});
