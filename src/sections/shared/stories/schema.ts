import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/case-study/: all case studies, the newest large with its first figure, the others as cards. */
export const stories = z.strictObject({
  type: z.literal('stories'),
  anchor: anchor(),
  title: text(60).describe('Heading of the others'),
  pages: listed<Queries.StoryEntryFragment>('case-study', 'StoryEntry'),
});
