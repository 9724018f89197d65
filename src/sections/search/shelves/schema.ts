import { z } from 'zod';
import type { PageGroup } from '../../../search/browse/groupPages';
import { searchGroups } from '../../../search/searchGroups';
import { href, pageKind, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const shelf = z.strictObject({
  name: text(30),
  href: href().optional().describe('Where all of it is listed, if anywhere'),
  kinds: z.array(pageKind()).default([]).describe('Kinds whose pages stand on it'),
  under: z
    .string()
    .regex(/^\/[a-z-]+\/$/, 'the beginning of addresses, such as /industry/')
    .optional()
    .describe('Beginning of addresses that stand on it, as /industry/'),
  group: z
    .enum(searchGroups)
    .optional()
    .describe('Pages of this group of the search that stand on no other shelf'),
  first: z.array(href()).default([]).describe('Pages that stand in front, in this order'),
});

/** /search/: links to every page by kind, without JavaScript; the build fills it. */
export const shelves = z.strictObject({
  type: z.literal('shelves'),
  anchor: anchor(),
  title: text(60),
  lead: text(200),
  shelves: z.array(shelf).min(3).max(24),
  filled: filled<PageGroup[]>('shelves'),
});
