import { fill } from '../../../../text/fillWords';
import { clock } from '../../../../ui/plot/segments';
import { heightOf, middleOf, percentOf } from '../../../../ui/plot/scale';
import type { Mark } from '../../../../ui/plot/nearest';
import type { Fill } from '../../../../ui/plot/fill';
import words from './words.json';

export const WEEKS = 52;
const STATES = ['done', 'late', 'due', 'planned'] as const;
type State = (typeof STATES)[number];

interface Year extends Readonly<Record<State, readonly number[]>> {
  readonly reason?: string | undefined;
}

/** How a test of each state is drawn. */
export const LOOKS = {
  done: { fill: 'good', look: 'solid' },
  late: { fill: 'late', look: 'solid' },
  due: { fill: 'wait', look: 'solid' },
  planned: { fill: 'strong', look: 'ring' },
} as const satisfies Record<State, { fill: Fill; look: 'solid' | 'ring' }>;

/** Tests of a year in their order, each with what it says. */
export const testsOf = (year: Year) =>
  STATES.flatMap((state) => year[state].map((week) => ({ state, week })))
    .sort((one, other) => one.week - other.week)
    .map(({ state, week }) => {
      const reason = state === 'late' || state === 'due' ? (year.reason ?? '') : '';
      const says = fill(words[state], { week, reason }).trim();
      return { state, week, at: middleOf(week - 1, WEEKS), says };
    });

/** The test that is asked about: the late one, the one that is due, or the last that was done. */
export const startOf = (tests: readonly { readonly state: State }[]): number => {
  const [late, due, done] = (['late', 'due', 'done'] as const).map((state) =>
    tests.findLastIndex((test) => test.state === state),
  );
  return [late, due, done].find((index) => index !== undefined && index >= 0) ?? 0;
};

const FIRST_HOUR = 7;
/** Thousandths of an inch, of the plot. */
export const PRESSURE = { from: -30, to: -4 };

/** `−0.021`. */
export const inches = (thousandths: number): string =>
  (thousandths / 1000).toFixed(3).replace('-', '−');

/** Every half hour of a day as a mark. */
export const readingsOf = (readings: readonly number[], limit: number): Mark[] =>
  readings.map((reading, index) => ({
    at: percentOf(index, { from: 0, to: readings.length - 1 }),
    y: heightOf(reading, PRESSURE),
    says: fill(reading > limit ? words.above : words.below, {
      time: clock(((FIRST_HOUR * 2 + index) * 30) % (24 * 60)),
      inches: inches(reading),
    }),
  }));
