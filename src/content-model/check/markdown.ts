import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../../markdown/headings';
import { parse } from '../../markdown/parse';
import type { ContentFile } from './parseFile';
import { rolesOf } from './rolesOf';
import type { Entry } from './siteMap';

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

const bodies = new WeakMap<ContentFile, MarkdownFacts>();

/** What the body of a file refers to. Several checks ask; it is read once. */
export function readBody(content: ContentFile): MarkdownFacts {
  const facts = bodies.get(content) ?? readMarkdown(content.body);
  bodies.set(content, facts);
  return facts;
}

interface FoundProse {
  readonly facts: MarkdownFacts;
  readonly path: readonly PropertyKey[];
}

const frontmatter = new WeakMap<ContentFile, readonly FoundProse[]>();

/** What the Markdown in the frontmatter of a file refers to; read once as well. */
export function readFrontmatter(entry: Entry): readonly FoundProse[] {
  const read = (): FoundProse[] =>
    rolesOf(entry)
      .filter(({ role }) => role.is === 'markdown')
      .map(({ value, path }) => ({ facts: readMarkdown(value), path }));
  const found = frontmatter.get(entry.content) ?? read();
  frontmatter.set(entry.content, found);
  return found;
}
