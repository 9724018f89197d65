import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../../text/markdown/headings';
import { parse } from '../../text/markdown/parse';
import { oncePer } from './oncePer';
import type { ContentFile } from './parseFile';

export interface MarkdownFacts {
  readonly links: readonly { readonly href: string; readonly line: number }[];
  readonly pictures: readonly {
    readonly src: string;
    readonly alt: string;
    readonly line: number;
  }[];
  readonly rawHtml: readonly { readonly line: number; readonly text: string }[];
  /** Headings of level 1, which belong to the template. */
  readonly topHeadings: readonly { readonly line: number }[];
  /** Ids of the headings, as the build gives them. */
  readonly anchors: readonly string[];
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** What a piece of Markdown refers to; lines count from 1 within the piece. */
export function readMarkdown(text: string): MarkdownFacts {
  const tree = parse(text);
  const links: { href: string; line: number }[] = [];
  const pictures: { src: string; alt: string; line: number }[] = [];
  const rawHtml: { line: number; text: string }[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'link') links.push({ href: node.url, line });
    if (node.type === 'image') pictures.push({ src: node.url, alt: node.alt ?? '', line });
    if (node.type === 'html') rawHtml.push({ line, text: node.value });
  });
  const headings = headingsOf(tree);
  const topHeadings = headings
    .filter(({ node }) => node.depth === 1)
    .map(({ node }) => ({ line: lineOf(node) }));
  return { links, pictures, rawHtml, topHeadings, anchors: headings.map(({ id }) => id) };
}

/** What the body of a file refers to. */
export const readBody = oncePer(
  (content: ContentFile) => content,
  ({ body }) => readMarkdown(body),
);
