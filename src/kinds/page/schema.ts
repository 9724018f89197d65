import { z } from 'zod';
import { pageFields } from '../../content-model/fields';
import type { PageKind } from '../../content-model/kind';
import { section } from '../../registry/sections';

/** A page of typed sections: `content/pages/` → the path of the file, or its own `path`. */
export const page = {
  name: 'Page',
  label: 'page',
  folder: 'pages',
  format: 'md',
  address: (slug) => `/${slug}/`,
  title: 'Page',
  hubs: [],
  order: 'title',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    sections: z.array(section).min(1).describe('What the page is made of, from top to bottom'),
  }),
} satisfies PageKind;

export type Page = z.infer<typeof page.schema>;
