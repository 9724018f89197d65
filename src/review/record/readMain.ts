import type { Element, ElementContent, Root } from 'hast';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { Block, PageRecord } from './schema';

/** What visitors never see. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'defs']);

/** What does not part words from those beside it. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'label'],
  ...['mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'tspan', 'u', 'var', 'wbr', 'br'],
]);

/** Closed up with the word before. */
const RAISED: ReadonlySet<string> = new Set(['sub', 'sup', 'wbr', 'tspan']);

const CLOSES = /^[\s.,:;!?%)\]’”…]/;

/** A picture whatever its size: `/static/{what is in it}/{size}/{name}` is `{what is in it}/{name}`. */
const pictureAt = (src: string): string =>
  src.replace(/^\/static\/(\w{8})\w*\/(?:.*\/)?/, '$1/').replace(/\?.*$/, '');

const plain = (text: string): string => withoutNoBreaks(text).replace(/\s+/g, ' ').trim();

const own = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

/** What the main part of a page says and leads to. */
export type MainRecord = Pick<PageRecord, 'blocks' | 'links' | 'pictures'>;

/**
 * Reads the main part of a built page as it is seen: its words in blocks, its links and its pictures.
 * Words of drawings count, since visitors see them, whether or not they are read aloud.
 */
export function readMain(main: Element | Root): MainRecord {
  const blocks: Block[] = [];
  const links: [string, string][] = [];
  const pictures: [string, string][] = [];
  let words = '';
  let tag = 'p';

  const end = (): void => {
    const text = plain(words);
    if (text) blocks.push([tag, text]);
    words = '';
  };

  /** The words since a moment, over the blocks that ended in between. */
  const saidSince = (block: number, at: number): string => {
    const ended = blocks.slice(block).map(([, text]) => text);
    return plain([...ended, ended.length > 0 ? words : words.slice(at)].join(' '));
  };

  const readElement = (node: Element, isBesideElement: boolean): void => {
    const { tagName, properties } = node;
    if (UNSEEN.has(tagName) || properties['hidden'] === true) return;
    if (tagName === 'img') pictures.push([pictureAt(own(node, 'src')), own(node, 'alt')]);
    const isInline = INLINE.has(tagName);
    const outer = tag;
    if (!isInline) {
      end();
      tag = tagName;
    } else if (isBesideElement && !RAISED.has(tagName)) words += ' ';
    const before = [blocks.length, words.length] as const;
    readAll(node.children);
    if (tagName === 'a') links.push([saidSince(...before), own(node, 'href')]);
    if (tagName === 'br') words += ' ';
    if (isInline) return;
    end();
    tag = outer;
  };

  const readAll = (children: readonly ElementContent[]): void => {
    let isBesideElement = false;
    for (const child of children) {
      if (child.type === 'text') {
        words +=
          isBesideElement && /^[\p{L}\d]/u.test(child.value) ? ` ${child.value}` : child.value;
        if (child.value) isBesideElement = false;
      } else if (child.type === 'element') {
        readElement(child, isBesideElement && !CLOSES.test(words.at(-1) ?? ''));
        isBesideElement = true;
      }
    }
  };

  readAll(main.children as ElementContent[]);
  end();
  return { blocks, links, pictures };
}
