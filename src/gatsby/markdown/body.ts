import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** The nodes of an article before its first subheading, and those from there on. */
export function cutAtSubheading({ children }: Root): [Root, Root] {
  const at = children.findIndex((node) => node.type === 'element' && node.tagName === 'h2');
  const end = at < 0 ? children.length : at;
  const root = (part: RootContent[]): Root => ({ type: 'root', children: part });
  return [root(children.slice(0, end)), root(children.slice(end))];
}

/** Puts words in bold before those of the first paragraph. */
export function runIn({ children }: Root, words: string): Root {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: words }],
  };
  const first = children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
  const head: ElementContent[] = [strong, { type: 'text', value: ' ' }];
  return {
    type: 'root',
    children: children.map((node, index) =>
      index === first && node.type === 'element'
        ? { ...node, children: [...head, ...node.children] }
        : node,
    ),
  };
}

/** HTML of a tree of the transformer, whose parser splits `srcset` at its commas. */
export function htmlOf(tree: Root): string {
  visit(tree, 'element', ({ properties }) => {
    const candidates = properties['srcSet'];
    if (Array.isArray(candidates)) properties['srcSet'] = candidates.join(', ');
  });
  return toHtml(tree);
}
