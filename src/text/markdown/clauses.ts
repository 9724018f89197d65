import type { Blockquote, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A clause of a legal document, as it is written: heading, plain words, text. */
export interface Clause {
  readonly heading: Heading;
  /** The quote right under the heading, which says the same in plain words. */
  readonly plain: Blockquote | undefined;
  readonly text: readonly RootContent[];
}

const isClauseHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** The clauses of a body, and what stands before the first of them. */
export function clausesOf({ children }: Root): {
  readonly before: readonly RootContent[];
  readonly clauses: readonly Clause[];
} {
  const starts = children.flatMap((node, index) => (isClauseHeading(node) ? [index] : []));
  const clauses = starts.map((start, index): Clause => {
    const [heading, next, ...rest] = children.slice(start, starts[index + 1]);
    const plain = next?.type === 'blockquote' ? next : undefined;
    const text = plain || !next ? rest : [next, ...rest];
    return { heading: heading as Heading, plain, text };
  });
  return { before: children.slice(0, starts[0] ?? children.length), clauses };
}

/** The name in a paragraph that is nothing but `{name}`, whether the site has such a thing or not. */
export const markerOf = (node: RootContent): string | undefined =>
  node.type === 'paragraph' ? /^\{([^{}]*)\}$/.exec(toString(node).trim())?.[1] : undefined;
