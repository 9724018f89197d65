import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import copy from '../../copy/markdownExport.json';
import { fill } from '../../text/fillWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';

/** What holds no text of the page, or the text of something that only a screen can do. */
const UNREAD: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'dialog'],
  ...['button', 'select', 'textarea', 'source', 'track'],
]);

/** Inputs that are chosen, and not typed into. */
const CHOSEN: ReadonlySet<unknown> = new Set(['hidden', 'checkbox', 'radio', 'range', 'submit']);

const DRAWN: ReadonlySet<string> = new Set(['img', 'svg', 'video']);

/** Left out where nothing is left in them. */
const PARTS: ReadonlySet<string> = new Set([
  ...['section', 'aside', 'details', 'ul', 'ol', 'li', 'p', 'div', 'span', 'b', 'i'],
]);

/** What parts are called by. */
const CALLS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'summary', 'figcaption']);

const HEADING = /^h[1-6]$/;

/** Words that end and begin in these have a space between them, although none is written. */
const ENDS = /[\p{L}\d.!?)”’%]$/u;
const BEGINS = /^[\p{L}\d“$£€+]/u;

/** What no space parts from the word before it. */
const CLOSES = /^[\s.,:;!?%)\]’”…]/;

const textOf = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isHidden = ({ properties }: Element): boolean =>
  properties['ariaHidden'] === 'true' || properties['hidden'] === true;

/** What a heading is linked to by: `#`, and no word of it. */
const isAnchor = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && 'ariaLabel' in properties && String(properties['href']).startsWith('#');

const isRaised = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'sub' || node.tagName === 'sup');

/** The text with which a part begins (0) or ends (-1). */
function textAt(node: ElementContent, end: 0 | -1): string {
  if (node.type === 'text') return node.value;
  const child = node.type === 'element' ? node.children.at(end) : undefined;
  return child ? textAt(child, end) : '';
}

/** Whether only the layout parts two neighbors. */
function isTouching(one: ElementContent | undefined, other: ElementContent): boolean {
  if (!one || (one.type === 'text' && other.type === 'text')) return false;
  if (isRaised(one) || isRaised(other)) return false;
  const [before, after] = [textAt(one, -1), textAt(other, 0)];
  return one.type === other.type ? !CLOSES.test(after) : ENDS.test(before) && BEGINS.test(after);
}

/** Whether some element is in a part, or is the part. */
const has = (part: Element, test: (element: Element) => unknown): boolean =>
  Boolean(test(part)) ||
  part.children.some((child) => child.type === 'element' && has(child, test));

/** Breadcrumbs and what stands on the page; a part of the page that leads on has a heading of its own. */
const isWayfinding = (element: Element): boolean =>
  element.tagName === 'nav' && !has(element, ({ tagName }) => HEADING.test(tagName));

const isBold = ({ tagName }: Element): boolean => tagName === 'b' || tagName === 'strong';

/** Labels of fields stand on lines of their own, and bold in bold is bold once. */
const tagOf = (node: Element): string => {
  if (node.tagName === 'label') return 'div';
  return isBold(node) &&
    node.children.some((child) => child.type === 'element' && has(child, isBold))
    ? 'span'
    : node.tagName;
};

/** Words without the space before them, which parts those of a link from its icon. */
const trimmed = (node: Element): Element => {
  const [first, ...others] = node.children;
  return node.tagName === 'a' && first?.type === 'text'
    ? { ...node, children: [textOf(first.value.trimStart()), ...others] }
    : node;
};

/** Bold words with the space after them outside: Markdown ends no bold behind a space. */
function spaced(node: Element): ElementContent[] {
  const last = node.children.at(-1);
  if (!isBold(node) || last?.type !== 'text' || !/\s$/.test(last.value)) return [node];
  const children = [...node.children.slice(0, -1), textOf(last.value.trimEnd())];
  return [{ ...node, children }, textOf(' ')];
}

/** Whether only its heading is left of a part: what it was for works on a screen, or led elsewhere on it. */
const isLeftBare = (kept: Element, whole: Element): boolean =>
  !has(
    kept,
    ({ tagName, children }) =>
      tagName === 'li' ||
      (!CALLS.has(tagName) && children.some((one) => one.type === 'text' && one.value.trim())),
  ) && has(whole, ({ tagName }) => tagName === 'button' || tagName === 'nav');

/**
 * The part of a page that reads as text: without what is hidden from readers or works on a screen only,
 * with the names of drawings in their places, whole addresses and no signs that only lines need.
 * @param address whole, of the page
 */
export function readable(main: Element, address: string): Root {
  const byId = new Map<string, Element>();
  visit(main, 'element', (node) => void byId.set(String(node.properties['id']), node));
  // That of a figure says again what stands above it, and asks for a choice.
  const legends = new Set<Element>();
  visit(main, { tagName: 'figure' }, (figure) =>
    visit(figure, { tagName: 'legend' }, (legend: Element) => void legends.add(legend)),
  );

  /** What an element is called where it is read aloud. */
  const nameOf = ({ properties }: Element): string => {
    const { ariaLabel, ariaLabelledBy, alt } = properties;
    const labels = [ariaLabelledBy ?? []].flat().flatMap((id) => byId.get(String(id)) ?? []);
    return withoutNoBreaks(
      String(ariaLabel ?? alt ?? labels.map((one) => toString(one)).join(' ')),
    ).trim();
  };

  const read = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [textOf(withoutNoBreaks(node.value))];
    if (node.type !== 'element' || isHidden(node) || isAnchor(node)) return [];
    if (legends.has(node)) return [];
    const { tagName, properties } = node;
    if (DRAWN.has(tagName) || properties['role'] === 'img') {
      const alt = nameOf(node);
      return alt ? [element('em', textOf(fill(copy.picture, { alt })))] : [];
    }
    if (tagName === 'input') {
      const { type, value } = properties;
      return value && !CHOSEN.has(type) ? [element('span', textOf(String(value)))] : [];
    }
    if (UNREAD.has(tagName) || isWayfinding(node)) return [];
    const { href } = properties;
    const kept: Element = {
      ...node,
      tagName: tagOf(node),
      properties: typeof href === 'string' ? { href: new URL(href, address).href } : {},
      children: readAll(node.children),
    };
    if (PARTS.has(tagName) && toString(kept).trim() === '') return [];
    if (isLeftBare(kept, node)) return [];
    if (tagName !== 'form' || properties['method'] !== 'post') return spaced(trimmed(kept));
    const link = { ...element('a', textOf(nameOf(node))), properties: { href: address } };
    return [element('p', textOf(copy.form), link), kept];
  };

  const readAll = (children: readonly ElementContent[]): ElementContent[] => {
    const all = children.flatMap(read);
    return all.flatMap((child, index) =>
      isTouching(all[index - 1], child) ? [textOf(' '), child] : [child],
    );
  };

  return { type: 'root', children: readAll(main.children) };
}
