import { legs, total } from '../../../../maintenance/route';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import type { Course } from './schema';
import words from './words.json';

/** A piece of an unrolled route, in percent of the longest. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly isErrand: boolean;
}

export interface Road {
  readonly miles: number;
  readonly legs: readonly Leg[];
}

/** Miles at which each place of a course is reached; the first is where it starts. */
function reached({ places }: Course, road: number): number[] {
  const parts = legs(places, road);
  return places.map((_, index) => total(parts.slice(0, index)));
}

/** Both routes to the scale of the longer one, and what the stores of the driven one say of both. */
export function roadsOf(called: Course, driven: Course, road: number) {
  const at = { called: reached(called, road), driven: reached(driven, road) };
  const longest = Math.max(at.called.at(-1) ?? 0, at.driven.at(-1) ?? 0);
  const roadOf = ({ places }: Course, miles: readonly number[]): Road => ({
    miles: Math.round(miles.at(-1) ?? 0),
    legs: places.slice(1).map(({ name, isErrand }, index) => ({
      name,
      isErrand,
      from: ((miles[index] ?? 0) / longest) * 100,
      to: ((miles[index + 1] ?? 0) / longest) * 100,
    })),
  });
  const marks: Mark[] = driven.places.slice(1, -1).map(({ name, job = '' }, index) => ({
    at: ((at.driven[index + 1] ?? 0) / longest) * 100,
    says: fill(words.store, {
      name,
      job,
      driven: Math.round(at.driven[index + 1] ?? 0),
      called: Math.round(at.called[called.places.findIndex((place) => place.name === name)] ?? 0),
    }),
  }));
  return { called: roadOf(called, at.called), driven: roadOf(driven, at.driven), marks };
}
