/** A line of words, or of whatever stands for them. */
type Lines<Word> = readonly (readonly Word[])[];

/**
 * Breaks words into lines no wider than `width`, save for single words that are wider.
 * @param widthOf a word, and `space` between two, in the unit of `width`
 */
export function breakLines<Word>(
  words: readonly Word[],
  widthOf: (word: Word) => number,
  space: number,
  width: number,
): Lines<Word> {
  const lines: Word[][] = [];
  let taken = Infinity;
  for (const word of words) {
    const own = widthOf(word);
    const isNext = taken + space + own <= width;
    if (isNext) lines.at(-1)?.push(word);
    else lines.push([word]);
    taken = isNext ? taken + space + own : own;
  }
  return lines;
}

/** Widths are tried in steps of this. */
const STEP = 0.96;

/**
 * Narrows lines as far as their number allows, so that the last one is not left short.
 * @param breakAt the lines of a width; nothing where a word does not fit it
 */
export function balanced<Line>(
  lines: readonly Line[],
  breakAt: (width: number) => readonly Line[] | undefined,
  width: number,
): readonly Line[] {
  for (let narrower = width * STEP, even = lines; ; narrower *= STEP) {
    const next = breakAt(narrower);
    if (!next || next.length > lines.length) return even;
    even = next;
  }
}
