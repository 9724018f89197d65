import { formatHours } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import type { Tick } from '../../../ui/plot/Axis';
import type { Mark } from '../../../ui/plot/nearest';
import { heightOf, percentOf } from '../../../ui/plot/scale';
import { clock } from '../../../ui/plot/segments';
import type { Day } from './day';
import type { Setting } from './walls';
import words from './words.json';

/** Hours between two labels below a day. */
const APART = 2;

/** Clock time of a half hour. */
export const timeOf = ({ first }: Pick<Day, 'first'>, index: number): string =>
  clock(first * 60 + index * 30);

/** Place of a half hour, in percent. */
export const placeOf = ({ wanted }: Pick<Day, 'wanted'>, index: number): number =>
  percentOf(index, { from: 0, to: wanted.length });

/** Degrees in words: `55.5 °F`. */
export const degreesOf = (degrees: number): string =>
  fill(words.degrees, { degrees: formatHours(degrees) });

/** Why a half hour is set as it is, in a sentence. */
export const whyOf = ({ why, wanted }: Setting): string =>
  fill(words.why[why], { wanted: formatHours(wanted) });

/** What each half hour says. */
export const marksOf = (day: Day, settings: readonly Setting[]): Mark[] =>
  settings.map((setting, index) => ({
    at: placeOf(day, index + 0.5),
    y: heightOf(setting.value, { from: day.bottom, to: day.ceiling }),
    says: fill(words.reading, {
      time: timeOf(day, index),
      value: formatHours(setting.value),
      why: whyOf(setting),
    }),
  }));

/** Labels below the day. */
export const hoursOf = (day: Day): Tick[] =>
  Array.from({ length: Math.floor(day.wanted.length / (2 * APART)) + 1 }, (_, step) => {
    const index = step * 2 * APART;
    return { at: placeOf(day, index), text: timeOf(day, index) };
  });
