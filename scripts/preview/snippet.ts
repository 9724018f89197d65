import { ARIAL } from './arial';

const widths = new Map(
  Object.entries(ARIAL).flatMap(([width, chars]) =>
    [...chars].map((char) => [char, Number(width)] as const),
  ),
);

/** Of a letter that is not in the table: about that of an `n`. */
const USUAL = 556;

/** Width of a text in Arial, in pixels. */
export const pixels = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + (widths.get(char) ?? USUAL), 0) / 1000) * size;

/** How a search engine sets a part of a result: all in pixels, over all of its lines. */
export interface Setting {
  readonly size: number;
  readonly room: number;
}

/**
 * Where results were seen to be cut. No search engine states its limits, and they change with the words
 * of a search; who stays below these is safe.
 */
export const SETTINGS = {
  title: { desk: { size: 20, room: 600 }, phone: { size: 18, room: 640 } },
  description: { desk: { size: 14, room: 920 }, phone: { size: 14, room: 680 } },
} as const satisfies Record<string, Record<'desk' | 'phone', Setting>>;

const END = ' …';

export interface Cut {
  /** What is left to be read. */
  readonly shown: string;
  readonly isCut: boolean;
  /** Of the whole text, in pixels. */
  readonly width: number;
}

/** A text as it stands in a result: whole, or up to the last word for which there is room. */
export function cut(text: string, { size, room }: Setting): Cut {
  const width = Math.round(pixels(text, size));
  if (width <= room) return { shown: text, isCut: false, width };
  const words = text.split(' ');
  while (words.length > 1 && pixels(words.join(' ') + END, size) > room) words.pop();
  return { shown: words.join(' ').replace(/[\s,;:–—-]+$/, '') + END, isCut: true, width };
}
