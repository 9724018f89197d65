import { area, curve, heightOf, line, percentOf } from '../../../ui/plot/scale';
import type { Tick } from '../../../ui/plot/Axis';
import type { Mark } from '../../../ui/plot/nearest';
import { clock } from '../../../ui/plot/segments';
import { formatHours as formatPower } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import words from './words.json';

/** What was expected and what was measured, in kW, at equal distances from an hour to 24:00. */
export interface Load {
  readonly from: number;
  readonly expected: readonly number[];
  readonly measured: readonly number[];
}

/** Half the height of the band: 8% of what is expected, or 2.2% of the scale if that is more. */
const bandOf = (expected: number, top: number): number => Math.max(expected * 0.08, top * 0.022);

/** Measured less expected at each reading; 0 inside the band. */
export const deviations = ({ expected, measured }: Load, top: number): number[] =>
  expected.map((usual, index) => {
    const by = (measured[index] ?? usual) - usual;
    return Math.abs(by) > bandOf(usual, top) ? by : 0;
  });

/** Energy in kWh outside the band up to each reading; the last one is the whole. */
export function sums(load: Load, top: number): number[] {
  const by = deviations(load, top);
  const hours = (24 - load.from) / (by.length - 1);
  let sum = 0;
  return by.map(
    (now, index) => (sum += ((now + (by[index - 1] ?? now)) / 2) * (index ? hours : 0)),
  );
}

const STEPS = [1, 2, 5, 10, 25, 50, 100, 200];

/** Upper edge of the plot, and its grid lines at round powers. */
export function scaleOf({ expected, measured }: Load): { top: number; heights: Tick[] } {
  const top = Math.max(...expected, ...measured) * 1.12;
  const step = STEPS.find((each) => each * 4 >= top) ?? top;
  const powers = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const heights = powers.map((power, index) => ({
    at: heightOf(power, { from: 0, to: top }),
    text: index === powers.length - 1 ? fill(words.power, { power }) : String(power),
  }));
  return { top, heights };
}

/** Labels below the plot, a number of hours apart. */
export function hoursOf({ from }: Pick<Load, 'from'>, apart: number): Tick[] {
  const count = Math.floor((24 - from) / apart) + 1;
  return Array.from({ length: count }, (_, index) => from + index * apart).map((hour) => ({
    at: percentOf(hour, { from, to: 24 }),
    text: clock(hour * 60),
  }));
}

/** Paths of the plot: the band, or all that is expected; what lies outside; what was measured. */
export function pathsOf(load: Load, top: number, isFilled: boolean) {
  const { expected, measured } = load;
  const range = { from: 0, to: top };
  const by = deviations(load, top);
  const edge = (side: number) =>
    curve(
      expected.map((usual) => usual + side * bandOf(usual, top)),
      range,
    );
  const usual = curve(expected, range);
  const outside = curve(
    expected.map((power, index) => power + (by[index] ?? 0)),
    range,
  );
  return {
    expected: isFilled
      ? area(
          usual,
          curve(
            expected.map(() => 0),
            range,
          ),
        )
      : area(edge(1), edge(-1)),
    outside: area(outside, usual),
    measured: line(curve(measured, range)),
  };
}

/** What each reading says, as marks of a read-out. @param isSummed tells the energy so far */
export function marksOf(load: Load, top: number, isSummed = false): Mark[] {
  const { from, expected, measured } = load;
  const by = deviations(load, top);
  const soFar = sums(load, top);
  return measured.map((power, index) => {
    const at = percentOf(index, { from: 0, to: measured.length - 1 });
    const off = by[index] ?? 0;
    const reading = fill(words.reading, {
      time: clock(Math.round((from + (at / 100) * (24 - from)) * 60)),
      measured: formatPower(power),
      expected: formatPower(expected[index] ?? 0),
    });
    const verdict = off === 0 ? words.inside : off > 0 ? words.above : words.below;
    const sum = off > 0 && isSummed ? words.sum : '';
    const values = { by: formatPower(Math.abs(off)), kwh: Math.round(soFar[index] ?? 0) };
    return {
      at,
      y: heightOf(power, { from: 0, to: top }),
      says: `${reading} ${fill(verdict + sum, values)}.`,
    };
  });
}

/** Number of the reading that lies farthest outside the band. */
export function farthest(load: Load, top: number): number {
  const by = deviations(load, top).map(Math.abs);
  return by.indexOf(Math.max(...by));
}
