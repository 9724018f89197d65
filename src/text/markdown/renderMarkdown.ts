import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { decorate } from './decorate';
import { parse } from './parse';

/** HTML of Markdown that stands in frontmatter. */
export function renderMarkdown(source: string): string {
  const tree = parse(source);
  decorate(tree);
  return toHtml(toHast(tree));
}
