import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { percentOf } from '../../../../ui/plot/scale';
import { sentenceStrokes, spokenMinutes } from './sentenceStrokes';
import words from './words.json';

interface Recording {
  readonly recorded: number;
  readonly longestCut: { readonly from: number; readonly minutes: number; readonly what: string };
  readonly chapters: readonly {
    readonly name: string;
    readonly at: number;
    readonly lines: readonly { readonly who: string; readonly says: string }[];
  }[];
}

/** A stretch of a recording: where it lies in percent, whether one can read it, and what it says. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isCut: boolean;
  readonly mark: Mark;
}

/** The chapters that are printed and the longest cut, in the order of the recording. */
export function tapeMarks({ recorded, longestCut, chapters }: Recording): readonly Stretch[] {
  const range = { from: 0, to: recorded };
  const stretch = (begins: number, ends: number, says: string, isCut: boolean): Stretch => {
    const from = percentOf(begins, range);
    const to = percentOf(ends, range);
    return { from, to, isCut, mark: { at: (from + to) / 2, says } };
  };
  const { from, minutes, what } = longestCut;
  return [
    stretch(from, from + minutes, fill(words.tape, { recorded, cut: minutes, what }), true),
    ...chapters.map(({ name, at, lines }) => {
      const strokes = sentenceStrokes(lines);
      const count = strokes.reduce((sum, stroke) => sum + stroke.words, 0);
      return stretch(at, at + spokenMinutes(strokes), fill(words.kept, { name, at, count }), false);
    }),
  ].sort((one, other) => one.from - other.from);
}
