import { readMarkdown } from './markdown';
import { oncePer } from './oncePer';
import { rolesOf } from './rolesOf';
import type { Entry } from './siteMap';

/** What the Markdown in the frontmatter of a file refers to, piece by piece. */
export const readFrontmatter = oncePer(
  ({ content }: Entry) => content,
  (entry) =>
    rolesOf(entry)
      .filter(({ role }) => role.is === 'markdown')
      .map(({ value, path }) => ({ facts: readMarkdown(value), path })),
);
