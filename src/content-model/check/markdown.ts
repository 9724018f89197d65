import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

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
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const slugger = new GithubSlugger();
  const links: { href: string; line: number }[] = [];
  const pictures: { src: string; alt: string; line: number }[] = [];
  const rawHtml: { line: number; text: string }[] = [];
  const topHeadings: { line: number }[] = [];
  const anchors: string[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'image') pictures.push({ src: node.url, alt: node.alt ?? '', line });
    if (node.type === 'html') rawHtml.push({ line, text: node.value });
    if (node.type === 'heading') {
      anchors.push(slugger.slug(toString(node)));
      if (node.depth === 1) topHeadings.push({ line });
    }
  });
  return { links, pictures, rawHtml, topHeadings, anchors };
}
