import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';

export interface LinkedTerm {
  readonly term: string;
  readonly href: string;
}

/** More would make a page look like an index. */
const MOST = 5;

/** What is no running text, or is a link or somebody’s own words already. */
const LEFT_ALONE: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'code',
  'heading',
  'link',
  'linkReference',
  'table',
]);

interface Found {
  readonly term: LinkedTerm;
  readonly at: number;
  readonly words: string;
}

/** Signs that mean something in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** A term as it stands in a text: whole words, in one or several, large or small at the beginning. */
const patternOf = (term: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${term.replace(SIGNS, '\\$&')}s?(?![\\p{L}\\p{N}-])`, 'iu');

/** The first term in a text; of two at one place, the longer one. */
function firstIn(text: string, terms: readonly LinkedTerm[]): Found | undefined {
  const found = terms.flatMap((term): Found[] => {
    const match = patternOf(term.term).exec(text);
    return match ? [{ term, at: match.index, words: match[0] }] : [];
  });
  return found.sort((one, other) => one.at - other.at || other.words.length - one.words.length)[0];
}

const linkTo = ({ term, words }: Found): Link => ({
  type: 'link',
  url: term.href,
  children: [{ type: 'text', value: words }],
  data: { hProperties: { className: ['glossary'] } },
});

/**
 * Links the first use of each term in running text, five at most, in the order of reading; headings,
 * links, quotes, tables and code stay as they are. Changes `tree`.
 */
export function linkTerms(tree: Root, terms: readonly LinkedTerm[]): void {
  const left = new Set(terms);

  function cut({ value }: Text): PhrasingContent[] {
    const found = terms.length - left.size < MOST ? firstIn(value, [...left]) : undefined;
    if (!found) return value ? [{ type: 'text', value }] : [];
    left.delete(found.term);
    const before = value.slice(0, found.at);
    const rest: Text = { type: 'text', value: value.slice(found.at + found.words.length) };
    return [
      ...(before ? [{ type: 'text' as const, value: before }] : []),
      linkTo(found),
      ...cut(rest),
    ];
  }

  function walk(parent: Parents): void {
    parent.children = parent.children.flatMap((node): Nodes[] => {
      if (node.type === 'text') return cut(node);
      if ('children' in node && !LEFT_ALONE.has(node.type)) walk(node);
      return [node];
    }) as never;
  }

  walk(tree);
}
