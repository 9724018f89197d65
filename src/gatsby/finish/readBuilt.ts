import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';
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

const MAIN = /<main[ >].*<\/main>/s;

/**
 * Parses the HTML of a built page. Its head tells what the page is called, whichever template wrote it.
 * Where its elements stand is not asked for, since that takes longer than all else.
 * @param address whole, by which it is known where it states no canonical one
 * @throws Error where it has no main part
 */
export function readBuilt(html: string, address: string): BuiltPage {
  const tree = fromParse5(parse(html)) as Root;
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
  const [mainHtml] = MAIN.exec(html) ?? [];
  if (!main || !mainHtml) throw new Error(`${address} has no main part`);
  return { tree, head, robots, main, mainHtml };
}
