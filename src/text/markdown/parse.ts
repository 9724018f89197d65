import type { Definition, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

const READING = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/**
 * The tree of a piece of Markdown. The only parser: the content check, the bodies that
 * gatsby-transformer-remark renders and the Markdown of frontmatter all read with it.
 */
export function parse(text: string): Root {
  const tree = fromMarkdown(text, READING);
  resolveReferences(tree);
  return tree;
}

/** `[words][name]` becomes `[words](address)`, so that nobody downstream has two sorts of links. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const target = definitions.get(node.identifier);
    if (!target) return;
    const type = node.type === 'linkReference' ? 'link' : 'image';
    Object.assign(node, { type, url: target.url, title: target.title });
  });
}
