import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/case-study/: all case studies, the newest large with its first figure, the others as cards. */
export const stories = z.strictObject({
  type: z.literal('stories'),
  anchor: anchor(),
  title: text(60).describe('Heading of the others'),
  kind: z.literal('case-study').default('case-study').describe('What is listed'),
  limit: z.int().min(1).default(200).describe('How many at most'),
  pages: listed<Queries.StoryEntryFragment>('StoryEntry'),
});
