import type { Element, ElementContent, Root } from 'hast';
import GithubSlugger from 'github-slugger';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import copy from '../../copy/markdown.json';
import { site } from '../../site';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

/**
 * Gives rendered Markdown what readers need: headings that can be linked to, tables and code that
 * scroll on small screens and by keyboard, links out of the site that say so.
 * Changes `tree` and answers with its headings.
 */
export function decorate(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) headings.push(linkHeading(node, slugger));
    if (node.tagName === 'a') markExternal(node);
    if (node.properties['srcSet']) joinSrcset(node);
    if (node.tagName === 'pre') node.properties['tabIndex'] = 0;
    if (node.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = scrollable(node);
      return [SKIP, index + 1];
    }
    return undefined;
  });
  return headings;
}

function linkHeading(node: Element, slugger: GithubSlugger): Heading {
  const words = toString(node);
  const id = slugger.slug(words);
  node.properties['id'] = id;
  node.children.push(
    element(
      'a',
      { href: `#${id}`, className: ['anchor'], ariaLabel: `${copy.linkTo} “${words}”` },
      [text('#')],
    ),
  );
  return { id, text: words, level: Number(node.tagName.slice(1)) };
}

/** A region that scrolls by keyboard too; it is named by its columns, which tell tables apart. */
function scrollable(table: Element): Element {
  const columns: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'a') markExternal(cell);
    if (cell.tagName !== 'th') return;
    cell.properties['scope'] = 'col';
    columns.push(toString(cell));
  });
  const label = `${copy.table}: ${columns.filter(Boolean).join(', ')}`;
  return element('div', { className: ['scroll'], role: 'region', tabIndex: 0, ariaLabel: label }, [
    table,
  ]);
}

/** The parser splits `srcset` at its commas; the printer, which is newer, takes it as one text. */
function joinSrcset({ properties }: Element): void {
  const candidates = properties['srcSet'];
  if (Array.isArray(candidates)) properties['srcSet'] = candidates.join(', ');
}

function markExternal(link: Element): void {
  const href = String(link.properties['href'] ?? '');
  if (!/^https?:/.test(href) || href.startsWith(`${site.origin}/`)) return;
  link.properties['rel'] = ['noopener', 'noreferrer'];
  link.properties['className'] = ['external'];
  link.children.push(
    element('span', { className: ['visuallyHidden'] }, [text(` (${copy.externalSite})`)]),
  );
}
