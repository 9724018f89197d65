import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { withoutNoBreaks } from '../../src/text/withoutNoBreaks';

/** A question or a term, and what a page says to it. */
export interface Answer {
  readonly asked: string;
  readonly said: string;
}

/** What others show of a page: search engines, link previews, answer engines. */
export interface ReadPage {
  readonly title: string;
  readonly description: string;
  /** Whole address; none of a page that search engines do not show. */
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  /** The share picture: its address on the site, and what it shows. */
  readonly picture: string | undefined;
  readonly pictureAlt: string;
  readonly sharedTitle: string;
  readonly answers: readonly Answer[];
  /** The first paragraph that says something. */
  readonly first: string | undefined;
}

interface Thing {
  readonly '@type': string;
  readonly mainEntity?: readonly { name: string; acceptedAnswer: { text: string } }[];
  readonly hasDefinedTerm?: readonly { name: string; description: string }[];
}

/** Fewer chars are a label and no paragraph. */
const SHORTEST = 60;

const answersIn = (graph: readonly Thing[]): Answer[] =>
  graph.flatMap((thing) => [
    ...(thing['@type'] === 'FAQPage' ? (thing.mainEntity ?? []) : []).map(
      ({ name, acceptedAnswer }) => ({ asked: name, said: acceptedAnswer.text }),
    ),
    ...(thing.hasDefinedTerm ?? []).map(({ name, description }) => ({
      asked: name,
      said: description,
    })),
  ]);

const textOf = (element: Element): string =>
  withoutNoBreaks(toString(element)).replace(/\s+/g, ' ').trim();

/** Reads what others show of a page out of its built HTML. */
export function readPage(html: string): ReadPage {
  const metas = new Map<unknown, string>();
  let title = '';
  let canonical: string | undefined;
  let first: string | undefined;
  let graph: readonly Thing[] = [];
  visit(fromHtml(html), 'element', (node, _index, parent) => {
    const { name, property, content, rel, href, type } = node.properties;
    if (node.tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head')
      title = textOf(node);
    if (node.tagName === 'meta') metas.set(property ?? name, String(content));
    if (String(rel) === 'canonical') canonical = String(href);
    if (type === 'application/ld+json')
      graph = (JSON.parse(toString(node)) as { readonly '@graph': readonly Thing[] })['@graph'];
    if (node.tagName !== 'main') return;
    visit(node, { type: 'element', tagName: 'p' }, (paragraph: Element) => {
      const text = textOf(paragraph);
      if (text.length >= SHORTEST) first ??= text;
    });
  });
  const picture = metas.get('og:image');
  return {
    title,
    description: metas.get('description') ?? '',
    canonical,
    isHidden: metas.get('robots')?.includes('noindex') ?? false,
    picture: picture && new URL(picture).pathname,
    pictureAlt: metas.get('og:image:alt') ?? '',
    sharedTitle: metas.get('og:title') ?? '',
    answers: answersIn(graph),
    first,
  };
}
