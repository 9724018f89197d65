import { fill } from '../../../../text/fillWords';
import type { Day, Person } from './schema';
import words from './words.json';

/** A place on the sheet. */
export interface Spot {
  readonly person: number;
  readonly day: number;
}

/** What happens if a job is dropped on a day: refused, or which jobs go hollow and to which day they move. */
export interface Drop {
  readonly isRefused: boolean;
  /** Each with its number on the day, and the day it moves to; none is the week after. */
  readonly moved: readonly { readonly job: number; readonly to: number | undefined }[];
  /** Hours that move. */
  readonly hours: number;
}

/** All choices of some of the numbers below `count`. */
const choicesOf = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, index) => index).filter((index) => bits & (1 << index)),
  );

/** Jobs of a day that have to go for a number of hours: as few as possible, then the shortest; nothing, if they may not. */
export function pushedOut({ open, jobs }: Day, hours: number): number[] | undefined {
  const sum = (choice: readonly number[]) =>
    choice.reduce((all, index) => all + (jobs[index]?.hours ?? 0), 0);
  return choicesOf(jobs.length)
    .filter((choice) => choice.every((index) => !jobs[index]?.isFixed))
    .filter((choice) => sum(choice) + open > hours - 0.01)
    .sort((one, other) => one.length - other.length || sum(one) - sum(other))[0];
}

/** Drops a job of some hours on a day of a person. */
export function dropOn({ days, refusal }: Person, day: number, hours: number): Drop {
  const here = days[day];
  const gone = here && !refusal ? pushedOut(here, hours) : undefined;
  if (!here || !gone) return { isRefused: true, moved: [], hours: 0 };
  const room = days.map(({ open }) => open);
  const moved = gone.map((job) => {
    const needs = here.jobs[job]?.hours ?? 0;
    const to = room.findIndex((open, index) => index > day && open > needs - 0.01);
    if (to < 0) return { job, to: undefined };
    room[to] = (room[to] ?? 0) - needs;
    return { job, to };
  });
  const sum = gone.reduce((all, job) => all + (here.jobs[job]?.hours ?? 0), 0);
  return { isRefused: false, moved, hours: Math.round(sum * 10) / 10 };
}

/** The place at which the fewest hours move. */
export function gentlest(people: readonly Person[], hours: number): Spot | undefined {
  const spots = people.flatMap((person, index) =>
    person.days.map((_, day) => ({ person: index, day, drop: dropOn(person, day, hours) })),
  );
  return spots
    .filter(({ drop }) => !drop.isRefused)
    .sort((one, other) => one.drop.hours - other.drop.hours)[0];
}

/** What a drop comes to, in words. */
export function sayDrop(person: Person, day: number, drop: Drop, dayNames: readonly string[]) {
  const where = { day: dayNames[day] ?? '', name: person.name };
  if (person.refusal) return fill(words.refused, { ...where, why: person.refusal });
  if (drop.isRefused) return fill(words.fixed, where);
  if (drop.moved.length === 0) return fill(words.free, where);
  const jobs = drop.moved.map(({ job, to }) =>
    fill(words.moves, {
      job: person.days[day]?.jobs[job]?.name ?? '',
      to: to === undefined ? words.after : (dayNames[to] ?? ''),
    }),
  );
  return fill(drop.moved.length === 1 ? words.one : words.several, {
    ...where,
    count: drop.moved.length,
    jobs: jobs.join(' '),
  });
}
