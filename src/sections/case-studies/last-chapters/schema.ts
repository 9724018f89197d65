import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/case-study/: from each case study, the sentence on what did not work, linked to its last chapter. */
export const lastChapters = z.strictObject({
  type: z.literal('lastChapters'),
  anchor: anchor(),
  title: text(60),
  lead: text(320).optional(),
  pages: listed<Queries.StoryFailureFragment>('case-study', 'StoryFailure'),
});
