import { formatCount, formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import type { Tick } from '../../../ui/plot/Axis';
import type { Mark } from '../../../ui/plot/nearest';
import { heightOf, middleOf } from '../../../ui/plot/scale';
import { clock } from '../../../ui/plot/segments';
import type { Night } from './night';
import words from './words.json';

/** Hours of a day. */
const DAY = 24;

/** Clock time of an hour, from the number of its value. */
export const timeOf = ({ first }: Pick<Night, 'first'>, index: number): string =>
  clock(((first + index) % DAY) * 60);

/** Outline of an hour between two powers, in thousandths of a plot of `count` hours. */
export function hourPath(
  { index, count }: { readonly index: number; readonly count: number },
  { from, to }: { readonly from: number; readonly to: number },
  top: number,
): string {
  const gap = 120 / count;
  const [left, right] = [(index / count) * 1000 + gap, ((index + 1) / count) * 1000 - gap];
  const [high, low] = [to, from].map((power) => heightOf(power, { from: 0, to: top }) * 10);
  const [l, r, h, d] = [left, right, high ?? 0, low ?? 0].map(Math.round);
  return `M${l} ${d}V${h}H${r}V${d}Z`;
}

/** What each hour of the day says; at night also what nobody asked for. */
export const marksOf = (night: Night, top: number): Mark[] =>
  night.powers.map((power, index) => ({
    at: middleOf(index, DAY),
    y: heightOf(power, { from: 0, to: top }),
    says: fill(index < night.dark ? words.day : words.night, {
      time: timeOf(night, index),
      power: formatCount(power),
      nobody: formatCount(night.nobody),
      share: formatPercentage((night.nobody / power) * 100),
      unknown: formatCount(night.unknown),
    }),
  }));

/** Labels below the day, each below the middle of its hour. */
export const ticksOf = (night: Night, apart: number, from = 0): Tick[] => {
  const count = DAY - from;
  return Array.from({ length: Math.ceil(count / apart) }, (_, step) => step * apart).map(
    (index) => ({ at: middleOf(index, count), text: timeOf(night, from + index) }),
  );
};
