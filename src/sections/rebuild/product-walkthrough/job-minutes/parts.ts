import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { clock } from '../../../../ui/plot/segments';
import type { Tick } from '../../../../ui/plot/Axis';
import words from './words.json';

interface Part {
  readonly minutes: number;
  readonly text: string;
}

/** Closer than this to the one before, in percent, a label would lie on it. */
const NARROW = 12;

/** Parts of a job on one scale: where each lies, in percent, what it says, and the labels of the axis. */
export function partsOf<Of extends Part>(parts: readonly Of[], from: string) {
  const [hours = 0, minutes = 0] = from.split(':').map(Number);
  const begins = hours * 60 + minutes;
  const total = parts.reduce((sum, part) => sum + part.minutes, 0);
  const percent = (minute: number): number => (minute / total) * 100;
  let past = 0;
  const placed = parts.map((part) => {
    const [start, end] = [past, past + part.minutes];
    past = end;
    const said = { from: clock(begins + start), to: clock(begins + end) };
    const mark: Mark = {
      at: percent((start + end) / 2),
      says: fill(words.says, { ...said, minutes: part.minutes, text: part.text }),
    };
    return { ...part, from: percent(start), to: percent(end), mark };
  });
  const ticks: Tick[] = [{ at: 0, text: from }];
  for (const { to, from: start } of placed) {
    if (to - start > NARROW)
      ticks.push({ at: to, text: clock(begins + Math.round((to * total) / 100)) });
  }
  return { placed, ticks };
}
