import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const part = z.strictObject({
  label: text(20).optional().describe('Its name in the mail, such as Subject'),
  words: text(320).describe('What the mail says there'),
  cutAt: z.int().min(10).max(80).optional().describe('Characters after which a phone cuts it'),
  measure: text(40).describe('{characters} and {words} stand for those of this part'),
  promise: text(260).describe('What holds for this part in every mail'),
});

/** /newsroom/pr-mail/, hero: a press release as mailed, part by part, with its length and what we promise. */
export const mailedRelease = z.strictObject({
  type: z.literal('mailedRelease'),
  ...heroWords,
  name: text(60).describe('Which mail it is, for those who hear the page'),
  parts: z.array(part).min(3).max(10),
  sum: text(160).describe('{words} and {kilobytes} stand for those of the whole mail'),
});
