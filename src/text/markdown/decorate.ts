import type { Code, Link, Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import copy from '../../copy/markdown.json';
import { site } from '../../site';
import { piecesOf } from '../preventBreaks';
import { box, note, type Box } from './box';
import { headingsOf, type FoundHeading } from './headings';
import { fittingTable } from './tables';

/**
 * Gives Markdown what readers need: headings that can be linked to, tables that fit small screens,
 * code that scrolls by keyboard, links out of the site that say so, numbers and codes that do not
 * break across lines. Raw HTML is dropped.
 * Changes `tree`.
 */
export function decorate(tree: Root): void {
  headingsOf(tree).forEach(linkHeading);
  visit(tree, 'link', markExternal);
  replace(tree, 'table', fittingTable);
  replace(tree, 'code', scrollingCode);
  replace(tree, 'html', () => undefined);
  visit(tree, 'text', keepWhole);
}

/** Puts another node into the place of every node of a type, or nothing. */
function replace<T extends 'table' | 'code' | 'html'>(
  tree: Root,
  type: T,
  change: (node: Extract<Nodes, { type: T }>) => Box | undefined,
): void {
  visit(tree, type, (node, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const changed = change(node as Extract<Nodes, { type: T }>);
    parent.children.splice(index, 1, ...((changed ? [changed] : []) as never[]));
    return [SKIP, changed ? index + 1 : index];
  });
}

function linkHeading({ node, id, text }: FoundHeading): void {
  node.data = { ...node.data, hProperties: { id } };
  const label = `${copy.linkTo} “${text}”`;
  node.children.push(note('a', { href: `#${id}`, className: ['anchor'], ariaLabel: label }, '#'));
}

function markExternal(link: Link): void {
  if (!/^https?:/.test(link.url) || link.url.startsWith(`${site.origin}/`)) return;
  const rel = ['noopener', 'noreferrer'];
  link.data = { ...link.data, hProperties: { rel, className: ['external'] } };
  link.children.push(note('span', { className: ['visuallyHidden'] }, ` (${copy.externalSite})`));
}

function scrollingCode({ lang, value }: Code): Box {
  const properties = lang ? { className: [`language-${lang}`] } : {};
  return box('pre', { tabIndex: 0 }, [note('code', properties, `${value}\n`)]);
}

/** What `keepTogether` does to plain texts, with elements instead of signs that nobody sees. */
function keepWhole(
  node: Text,
  index: number | undefined,
  parent: Parents | undefined,
): [typeof SKIP, number] | undefined {
  if (!parent || index === undefined) return undefined;
  const nodes = piecesOf(node.value).map(({ text: value, isWhole }) => {
    const text: Text = { type: 'text', value };
    return isWhole ? box('span', { className: ['nowrap'] }, [text]) : text;
  });
  parent.children.splice(index, 1, ...(nodes as never[]));
  return [SKIP, index + nodes.length];
}
