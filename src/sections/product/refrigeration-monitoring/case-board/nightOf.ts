import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { clock } from '../../../../ui/plot/segments';
import type { Mark } from '../../../../ui/plot/nearest';
import { heightOf, percentOf, type Range } from '../../../../ui/plot/scale';
import { alarmsOf, outcomeOf, type Alarm } from '../alarmsOf';
import { NIGHT, caseCurve, endOf } from '../caseCurve';
import type { CaseData } from '../coldCase';
import words from './words.json';

const timeOf = (hour: number): string => clock(Math.round(hour * 60));

/** Degrees in words: `−4.1 °F`. */
export const degreesOf = (degrees: number): string =>
  fill(words.degrees, { degrees: formatCount(degrees, 1) });

/** Why an alarm was let rest, or whom it reached. */
function noteOn(cold: CaseData, alarm: Alarm): string {
  const { from, to, by, index, calledAt } = alarm;
  const values = { time: timeOf(calledAt ?? from), back: timeOf(to) };
  if (calledAt !== undefined) return fill(words.calledNote, { ...values, call: cold.call ?? '' });
  if (by === 'door') {
    return fill(words.doorNote, { ...values, says: cold.doors[index]?.says ?? '' });
  }
  const minutes = Math.round((from - (cold.defrosts[index]?.at ?? from)) * 60);
  return fill(words.defrostNote, { ...values, minutes });
}

/** What a case says of its night. */
export interface CaseNight {
  readonly outcome: ReturnType<typeof outcomeOf>;
  readonly note: string;
  readonly defrosts: string;
  readonly doors: string;
  readonly highest: string;
  /** Number of the reading that its plot begins at: the call, or the warmest. */
  readonly start: number;
}

/** What a case says of its night: what warmed it, how warm it got, and what came of it. */
export function nightOf(cold: CaseData): CaseNight {
  const alarms = alarmsOf(cold);
  const outcome = outcomeOf(alarms);
  const told = alarms.find(({ calledAt }) => calledAt !== undefined) ?? alarms[0];
  const curve = caseCurve(cold);
  const until = told?.calledAt ?? NIGHT.to;
  const start = curve.reduce(
    (most, { hour, degrees }, index) =>
      hour < until + 0.01 && degrees > (curve[most]?.degrees ?? 0) ? index : most,
    0,
  );
  const spans = cold.defrosts.map(({ at, minutes }) =>
    fill(words.at, { time: timeOf(at), minutes }),
  );
  return {
    outcome,
    note: told ? noteOn(cold, told) : words.quietNote,
    defrosts: spans.join(' · ') || words.none,
    doors: cold.doors.map(({ says }) => says).join(' ') || words.closed,
    highest: degreesOf(Math.max(...curve.map(({ degrees }) => degrees))),
    start,
  };
}

/** How many of the cases passed their limit. */
export const rangOf = (cases: readonly CaseData[]): number =>
  cases.filter((cold) => outcomeOf(alarmsOf(cold)) !== 'quiet').length;

/** Lower and upper end of the plot of a case: its night and its limit. */
export function rangeOf(cold: CaseData): Range {
  const degrees = [...caseCurve(cold).map((reading) => reading.degrees), cold.limit];
  return { from: Math.floor(Math.min(...degrees)) - 1, to: Math.ceil(Math.max(...degrees)) + 2 };
}

/** What a case is doing at an hour. */
function stateAt(cold: CaseData, hour: number, degrees: number): string {
  const isWithin = ({ at, minutes }: { at: number; minutes: number }) =>
    hour > at && hour <= endOf({ at, minutes });
  if (cold.doors.some(isWithin)) return words.states.door;
  if (cold.defrosts.some(isWithin)) return words.states.defrost;
  return degrees > cold.limit ? words.states.over : words.states.cold;
}

/** What each reading of a case says, as marks of a read-out. */
export const marksOf = (cold: CaseData, range: Range): Mark[] =>
  caseCurve(cold).map(({ hour, degrees }) => ({
    at: percentOf(hour, NIGHT),
    y: heightOf(degrees, range),
    says: fill(words.reading, {
      time: timeOf(hour),
      degrees: formatCount(degrees, 1),
      state: stateAt(cold, hour, degrees),
    }),
  }));
