import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { withoutSite } from '../../share/labelOf';
import type { Described } from '../../share/head';

/** A built page, parsed. */
export interface BuiltPage {
  readonly tree: Root;
  readonly head: Described;
  /** What its head tells search engines to do; nothing where it says nothing. */
  readonly robots: string;
  readonly main: Element;
  /** The HTML of its main part. */
  readonly mainHtml: string;
}

/**
 * Parses the HTML of a built page. Its head tells what the page is called, whichever template wrote it.
 * @param address whole, by which it is known where it states no canonical one
 * @throws Error where it has no main part
 */
export function readBuilt(html: string, address: string): BuiltPage {
  const tree = fromHtml(html);
  let head: Described = { title: '', description: '', address };
  let robots = '';
  let main: Element | undefined;
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'title') head = { ...head, title: withoutSite(toString(node)) };
    if (properties['name'] === 'description')
      head = { ...head, description: String(properties['content']) };
    if (properties['name'] === 'robots') robots = String(properties['content']);
    if (String(properties['rel']) === 'canonical')
      head = { ...head, address: String(properties['href']) };
    if (tagName !== 'main') return undefined;
    main = node;
    return EXIT;
  });
  const { start, end } = main?.position ?? {};
  if (!main || !start || !end) throw new Error(`${address} has no main part`);
  return { tree, head, robots, main, mainHtml: html.slice(start.offset, end.offset) };
}
