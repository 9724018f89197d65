import { z } from 'zod';
import { date, href, image, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Blog post, published on another site: `content/data/blog-posts/`. */
export const blogPost = {
  name: 'BlogPost',
  label: 'blog-post',
  folder: 'data/blog-posts',
  format: 'yaml',
  schema: z.strictObject({
    title: text(110),
    href: href(),
    date: date().describe('Day of publication; menus show the two newest'),
    image: image(),
  }),
} satisfies Kind;

export type BlogPost = z.infer<typeof blogPost.schema>;
