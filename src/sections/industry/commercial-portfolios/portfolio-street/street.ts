import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import words from './words.json';

interface City {
  readonly name: string;
  readonly floors: readonly number[];
  readonly frontages: readonly number[];
}

interface Notice {
  readonly city: string;
  readonly building: number;
  readonly title: string;
  readonly detail: string;
  readonly isStart: boolean;
}

/** Feet between two cities. */
const GAP = 160;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Every building with its place in percent of the street, and each city with where it begins. */
export function layOut(cities: readonly City[]) {
  const whole = sum(cities.flatMap(({ frontages }) => frontages)) + GAP * (cities.length - 1);
  const highest = Math.max(...cities.flatMap(({ floors }) => floors));
  let feet = 0;
  const streets = cities.map(({ name, floors, frontages }) => {
    const from = feet;
    const buildings = floors.map((count, index) => {
      const frontage = frontages[index] ?? 0;
      const x = (feet / whole) * 100;
      feet += frontage;
      return {
        city: name,
        building: index + 1,
        count: floors.length,
        floors: count,
        feet: frontage,
        x,
        w: (frontage / whole) * 100,
        h: (count / highest) * 100,
      };
    });
    const w = ((feet - from) / whole) * 100;
    feet += GAP;
    return { name, count: floors.length, x: (from / whole) * 100, w, buildings };
  });
  return streets;
}

type Building = ReturnType<typeof layOut>[number]['buildings'][number];

const noticeOf = (notices: readonly Notice[], { city, building }: Building) =>
  notices.find((notice) => notice.city === city && notice.building === building);

/** Each building as a mark; those with a notice say it. */
export const marksOf = (buildings: readonly Building[], notices: readonly Notice[]): Mark[] =>
  buildings.map((building) => {
    const notice = noticeOf(notices, building);
    const says = notice
      ? fill(words.notice, { city: notice.city, title: notice.title, detail: notice.detail })
      : fill(words.building, { ...building });
    return { at: building.x + building.w / 2, says };
  });

/** Numbers of the buildings that have something to say. */
export const noticed = (
  buildings: readonly Building[],
  notices: readonly Notice[],
): ReadonlySet<number> =>
  new Set(buildings.flatMap((building, index) => (noticeOf(notices, building) ? [index] : [])));

/** Number of the building that is read at first. */
export const startOf = (buildings: readonly Building[], notices: readonly Notice[]): number =>
  Math.max(
    0,
    buildings.findIndex((building) => noticeOf(notices, building)?.isStart),
  );
