import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Insert } from './inserts';
import { preventBreaks } from '../preventBreaks';
import { clausesOf, markerOf } from './clauses';
import { decorate } from './decorate';
import { headingsOf } from './headings';
import { parse } from './parse';

/** A piece of a clause: text of the writer, or what the site puts there. */
export type ClausePart =
  | { readonly html: string; readonly insert: null }
  | { readonly html: null; readonly insert: Insert };

export interface RenderedClause {
  readonly id: string;
  readonly title: string;
  /** HTML of its plain words. */
  readonly plain: string;
  readonly parts: readonly ClausePart[];
}

const htmlOf = (children: readonly RootContent[]): string =>
  toHtml(toHast({ type: 'root', children: [...children] }));

/** The text of a clause, cut where the site puts something in. */
function partsOf(nodes: readonly RootContent[]): ClausePart[] {
  const parts: ClausePart[] = [];
  let text: RootContent[] = [];
  const endText = (): void => {
    if (text.length > 0) parts.push({ html: htmlOf(text), insert: null });
    text = [];
  };
  for (const node of nodes) {
    const marker = markerOf(node);
    if (marker === undefined) text.push(node);
    else {
      endText();
      // The content check has refused any other name.
      parts.push({ html: null, insert: marker as Insert });
    }
  }
  endText();
  return parts;
}

/** The body of a legal document, clause by clause. */
export function renderClauses(body: string): RenderedClause[] {
  const tree = parse(body);
  const headings = new Map(headingsOf(tree).map((found) => [found.node, found]));
  decorate(tree);
  return clausesOf(tree).clauses.map(({ heading, plain, text }) => {
    const found = headings.get(heading);
    return {
      id: found?.id ?? '',
      title: preventBreaks(found?.text ?? ''),
      plain: htmlOf(plain?.children ?? []),
      parts: partsOf(text),
    };
  });
}
