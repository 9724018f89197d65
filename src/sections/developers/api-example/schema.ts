import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { line, text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';
import { filled } from '../../../content-model/shown';
import type { RunnableCall } from '../fileParts';

/** /developers/, opening: a call that visitors change, its answer, and the same jobs on the board. */
export const apiExample = z.strictObject({
  type: z.literal('apiExample'),
  anchor: anchor(),
  ...openingWords,
  board: text(60).describe('Where the board hangs'),
  moment: text(40).describe('When it looked like this'),
  limits: z.array(z.int().min(1).max(100)).min(2).max(4).describe('Sizes of a page to choose from'),
  start: z
    .strictObject({ building: line(30), limit: z.int().min(1) })
    .describe('What is asked for at first'),
  call: filled<RunnableCall>('runnableCall'),
});
