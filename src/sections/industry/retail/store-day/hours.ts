import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { middleOf } from '../../../../ui/plot/scale';
import type { Mark } from '../../../../ui/plot/nearest';
import words from './words.json';

interface Hour {
  readonly clock: string;
  readonly buyers: number;
  readonly kilowatts: number;
}

interface Job {
  readonly starts: string;
  readonly title: string;
  readonly detail: string;
}

/** Customers, and kilowatt-hours with the doors open and with them locked. */
export const sumsOf = (hours: readonly Hour[]) => ({
  buyers: hours.reduce((sum, { buyers }) => sum + buyers, 0),
  open: hours.reduce((sum, { buyers, kilowatts }) => sum + (buyers > 0 ? kilowatts : 0), 0),
  locked: hours.reduce((sum, { buyers, kilowatts }) => sum + (buyers > 0 ? 0 : kilowatts), 0),
  hours: hours.filter(({ buyers }) => buyers > 0).length,
});

/** Each hour as a mark: who was in, what was drawn, and the jobs that began in it. */
export const marksOf = (hours: readonly Hour[], jobs: readonly Job[]): Mark[] =>
  hours.map(({ clock, buyers, kilowatts }, index) => {
    const began = jobs
      .filter(({ starts }) => starts.slice(0, 2) === clock.slice(0, 2))
      .map((job) => fill(words.job, { ...job }));
    const state = fill(buyers > 0 ? words.open : words.locked, {
      clock,
      buyers: formatCount(buyers),
      kilowatts,
    });
    return { at: middleOf(index, hours.length), says: [state, ...began].join(' ') };
  });
