import { caseCurve, endOf, type ColdCase, type Reading, type Warming } from './caseCurve';

/** Hours after a defrost or a refill that a case has to be cold again, before anyone is called. */
const RECOVERY = 20 / 60;

/** A stretch of the night above the limit. */
export interface Alarm {
  readonly from: number;
  readonly to: number;
  readonly highest: number;
  /** What warmed the case. */
  readonly by: 'defrost' | 'door' | undefined;
  /** Number of the door in the list of the case. */
  readonly index: number;
  /** When a person was called; none if it was let rest. */
  readonly calledAt: number | undefined;
}

/** Hours at which a curve passes a limit, on a straight line between two readings. */
const crossing = (one: Reading, other: Reading, limit: number): number =>
  one.hour + ((limit - one.degrees) / (other.degrees - one.degrees)) * (other.hour - one.hour);

/** Stretches above a limit, from one crossing to the next. */
function stretches(curve: readonly Reading[], limit: number) {
  const found: { from: number; to: number; highest: number }[] = [];
  curve.forEach((reading, index) => {
    const before = curve[index - 1];
    const isOver = reading.degrees > limit;
    const wasOver = before !== undefined && before.degrees > limit;
    if (isOver && !wasOver) {
      const from = before ? crossing(before, reading, limit) : reading.hour;
      found.push({ from, to: reading.hour, highest: reading.degrees });
    }
    const last = found.at(-1);
    if (!last || !(isOver || wasOver)) return;
    last.to = isOver || !before ? reading.hour : crossing(before, reading, limit);
    last.highest = Math.max(last.highest, reading.degrees);
  });
  return found;
}

/** Alarms of a case in the night: each with what warmed it, and when it needed a person. */
export function alarmsOf(cold: ColdCase & { readonly limit: number }): Alarm[] {
  const reasons = [
    ...cold.defrosts.map((warming, index) => ({ by: 'defrost' as const, index, warming })),
    ...cold.doors.map((warming, index) => ({ by: 'door' as const, index, warming })),
  ];
  const covers = (warming: Warming, from: number) =>
    from >= warming.at && from <= endOf(warming) + RECOVERY;
  return stretches(caseCurve(cold), cold.limit).map((stretch) => {
    const reason = reasons.find(({ warming }) => covers(warming, stretch.from));
    const rests = reason ? endOf(reason.warming) + RECOVERY : stretch.from;
    return {
      ...stretch,
      by: reason?.by,
      index: reason?.index ?? 0,
      calledAt: stretch.to > rests ? rests : undefined,
    };
  });
}

/** What a night came to: nobody heard of it, an alarm was let rest, or a person was called. */
export const outcomeOf = (alarms: readonly Alarm[]): 'quiet' | 'rested' | 'called' =>
  alarms.length === 0
    ? 'quiet'
    : alarms.some(({ calledAt }) => calledAt !== undefined)
      ? 'called'
      : 'rested';
