import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { decorate } from './decorate';

/** HTML of Markdown that stands in frontmatter; raw HTML in it is dropped. */
export function renderMarkdown(source: string): string {
  const tree = toHast(
    fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
  ) as Root;
  decorate(tree);
  return toHtml(tree);
}
