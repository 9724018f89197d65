import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /futureproof/educational-series/: one sample task per lesson, with a worked answer that unfolds. */
export const lessonTasks = z.strictObject({
  type: z.literal('lessonTasks'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  taskWord: text(30).describe('Over what is asked'),
  workedWord: text(30).describe('Opens the way to the answer'),
  taught: z
    .array(
      z.strictObject({
        name: text(40),
        teacher: shown('Person'),
        asked: markdown(),
        worked: markdown(),
      }),
    )
    .min(2)
    .max(8),
});
