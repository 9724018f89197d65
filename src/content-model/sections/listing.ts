import { z } from 'zod';
import { text } from '../fields';
import { anchor } from './anchor';

/** The newest pages of one kind; the build fills it. */
export const listing = z.strictObject({
  type: z.literal('listing'),
  anchor: anchor(),
  title: text(90),
  kind: z
    .enum([
      'press-release',
      'case-study',
      'event',
      'webinar',
      'whats-new',
      'newsletter',
      'guide',
      'ebook',
      'infographic',
      'knowledge-base',
    ])
    .describe('What is listed'),
  variant: z
    .enum(['rows', 'cards'])
    .default('rows')
    .describe('Rows with their dates, or cards with pictures, the first one wide'),
  limit: z.int().min(1).max(60).default(12).describe('How many at most'),
});
