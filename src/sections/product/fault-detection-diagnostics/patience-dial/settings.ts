import { formatCount, formatDollars } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { PatienceDialProps } from './schema';
import words from './words.json';

/** What the dial says at one of its stops. */
export interface Setting {
  /** Evenings, as a number and in words. */
  readonly count: number;
  readonly evenings: string;
  readonly opens: string;
  /** In kWh. */
  readonly energy: number;
  readonly kwh: string;
  readonly cost: string;
  readonly jobs: number;
}

/** Every stop of the dial: a load that recurs each evening burns until its job opens. */
export const settingsOf = (
  section: Pick<PatienceDialProps, 'stops' | 'perEvening' | 'price' | 'opens'>,
): Setting[] =>
  section.stops.map(({ day, jobs }, index) => {
    const count = index + 1;
    const energy = count * section.perEvening;
    return {
      count,
      evenings: count === 1 ? words.one : fill(words.other, { count }),
      opens: fill(section.opens, { day }),
      energy,
      kwh: fill(words.kwh, { kwh: formatCount(energy) }),
      cost: formatDollars(energy * section.price),
      jobs,
    };
  });
