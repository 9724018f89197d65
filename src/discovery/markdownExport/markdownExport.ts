import type { Element } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Link, Root, RootContent, Strong, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import copy from '../../copy/markdownExport.json';
import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { inWords } from '../../time/inWords';
import { TERMS_PATH } from '../jsonLd/organization';
import type { PublicPage } from '../../content-model/publicPage';
import { readable } from './readable';

const text = (value: string): Text => ({ type: 'text', value });
const link = (url: string): Link => ({ type: 'link', url, children: [text(url)] });
const paragraph = (...children: (Text | Link | Strong)[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** The heading of a page is its title here; what it says beside that stands below it. */
const underTitle = (node: RootContent, title: string): RootContent[] => {
  if (node.type !== 'heading' || node.depth !== 1) return [node];
  const said = toString(node);
  if (said === title) return [];
  const children = said.endsWith(title)
    ? [text(said.slice(0, -title.length).trim())]
    : node.children;
  return [paragraph({ type: 'strong', children })];
};

/** An ampersand needs no escape where it does not begin the name of a sign. */
const ESCAPED = /\\&(?!#?\w+;)/g;

/**
 * A page as Markdown, for programs that read instead of render: its title, its address and its day, then
 * what the built page says to a reader without scripts, so that the two cannot differ.
 * @param main of the built page
 * @param origin of the site
 */
export function markdownOf(page: PublicPage, main: Element, origin: string): string {
  const address = origin + page.path;
  const [title, description] = [withoutNoBreaks(page.title), withoutNoBreaks(page.description)];
  const { children } = toMdast(readable(main, address)) as Root;
  const isDescribed = children.some((node) => toString(node) === description);
  const facts = [
    paragraph(text(`${copy.kind}: ${page.kind.title}`)),
    paragraph(text(`${copy.page}: `), link(address)),
    ...(page.changed
      ? [paragraph(text(`${copy.changed}: ${withoutNoBreaks(inWords(page.changed))}`))]
      : []),
  ];
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...(isDescribed
        ? []
        : [{ type: 'blockquote' as const, children: [paragraph(text(description))] }]),
      {
        type: 'list',
        spread: false,
        children: facts.map((fact) => ({ type: 'listItem', spread: false, children: [fact] })),
      },
      ...children.flatMap((node) => underTitle(node, title)),
      { type: 'thematicBreak' },
      paragraph(
        text(`${copy.source}: ${site.legalName}, `),
        link(address),
        text(`. ${copy.quote}: `),
        link(origin + TERMS_PATH),
      ),
    ],
  };
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    rule: '-',
  }).replace(ESCAPED, '&');
}
