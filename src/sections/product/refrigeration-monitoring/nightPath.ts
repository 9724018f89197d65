import { heightOf, line, percentOf, type Point } from '../../../ui/plot/scale';
import { NIGHT, caseCurve, type ColdCase, type Reading } from './caseCurve';

/** Degrees below and above what a case holds that a curve can show. */
const ROOM = { from: -3, to: 15 };

/** Place of a reading against what the case holds. */
export const placeOf = ({ hour, degrees }: Reading, target: number): Point => ({
  x: percentOf(hour, NIGHT),
  y: heightOf(Math.min(degrees - target, ROOM.to), ROOM),
});

/** The night of a case as a path, comparable to that of any other case. */
export const nightPath = (cold: ColdCase): string =>
  line(caseCurve(cold).map((reading) => placeOf(reading, cold.target)));

/** Degrees at an hour, between two readings on a straight line. */
export function degreesAt(curve: readonly Reading[], hour: number): number {
  const after = curve.findIndex((reading) => reading.hour >= hour);
  const next = curve[after] ?? curve.at(-1);
  const last = curve[after - 1] ?? next;
  if (!next || !last || next.hour === last.hour) return next?.degrees ?? 0;
  const share = (hour - last.hour) / (next.hour - last.hour);
  return last.degrees + share * (next.degrees - last.degrees);
}
