import { legs, total, type Place } from '../../../../maintenance/route';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import type { PlanPlace, Rules, Stop } from './schema';

export interface Day {
  readonly home: PlanPlace & { readonly walk: number };
  readonly supply: PlanPlace;
  readonly rules: Rules;
}

/** A stop with its hour. */
export interface Visit {
  readonly stop: Stop;
  /** Minute of the day. */
  readonly arrives: number;
  /** Minutes in front of a store that is not ready for a ladder. */
  readonly waits: number;
}

export interface Schedule {
  readonly visits: readonly Visit[];
  /** All places in the order of driving, home first and last. */
  readonly course: readonly Place[];
  readonly miles: number;
  readonly errands: number;
  /** Minute of the day. */
  readonly ends: number;
}

const isSupply = (place: Place, { supply }: Day): boolean => place === supply;

/** Puts a drive for a part where it costs least, before the stop that needs it. */
function withErrand(course: readonly Place[], needs: Place, day: Day): Place[] {
  const { supply, rules } = day;
  const last = course.indexOf(needs);
  const detours = course.slice(0, last).map((from, index) => {
    const to = course[index + 1] ?? from;
    const [there = 0, back = 0] = legs([from, supply, to], rules.road);
    return there + back - total(legs([from, to], rules.road));
  });
  const cheapest = detours.indexOf(Math.min(...detours));
  return [...course.slice(0, cheapest + 1), supply, ...course.slice(cheapest + 1)];
}

/** Hours and miles of a day: who drives in this order, is where when? */
export function scheduleOf(stops: readonly Stop[], isAboard: boolean, day: Day): Schedule {
  const { home, rules } = day;
  const missing = isAboard ? [] : stops.filter(({ isRare }) => isRare);
  const course = missing.reduce<Place[]>(
    (places, needs) => withErrand(places, needs, day),
    [home, ...stops, home],
  );
  const parts = legs(course, rules.road);
  const visits: Visit[] = [];
  let now = minutesOfDay(rules.starts);
  let hasEaten = false;
  course.slice(1).forEach((to, index) => {
    if (!hasEaten && now >= minutesOfDay(rules.lunch.after)) {
      now += rules.lunch.minutes;
      hasEaten = true;
    }
    now += Math.round((parts[index] ?? 0) * rules.pace);
    if (isSupply(to, day)) {
      now += rules.counter;
      return;
    }
    const stop = stops.find((each) => each === to);
    now += stop?.walk ?? home.walk;
    if (!stop) return;
    const waits = Math.max(0, minutesOfDay(stop.opens ?? '00:00') - now);
    visits.push({ stop, arrives: now + waits, waits });
    now += waits + stop.work;
  });
  return { visits, course, miles: Math.round(total(parts)), errands: missing.length, ends: now };
}

/** Stops in the order of their calls. */
export const inOrderOfCalls = (stops: readonly Stop[]): Stop[] =>
  [...stops].sort((one, other) => one.called - other.called);

/** The stops with one of them a place earlier (−1) or later (1). */
export function moved(stops: readonly Stop[], index: number, by: number): Stop[] {
  const order = [...stops];
  const [stop] = order.splice(index, 1);
  if (stop) order.splice(index + by, 0, stop);
  return order;
}
