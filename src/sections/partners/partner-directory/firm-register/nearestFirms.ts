import { findFirms, type FirmChoice } from './findFirms';
import type { Firm } from '../firmsOn';

export type Point = readonly [latitude: number, longitude: number];

const EARTH_KM = 6371;
const SPEED = 830;
/** Hours of a flight for takeoff, landing and taxiing. */
const GROUND = 0.5;
const SHOWN = 3;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometers. */
export function kilometers([latA, lonA]: Point, [latB, lonB]: Point): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(latA, latB) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonA, lonB);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Flight time between two points, to the half hour. */
export const flightHours = (from: Point, to: Point): number =>
  Math.max(1, Math.round((kilometers(from, to) / SPEED + GROUND) * 2) / 2);

/**
 * Firms of other regions that fill the gap of this one, nearest first. If no firm of the type
 * exists, other types count.
 */
export function nearestFirms(
  firms: readonly Firm[],
  choice: FirmChoice,
  to: Point,
): { readonly firm: Firm; readonly hours: number }[] {
  const able = findFirms(firms, { ...choice, region: '' });
  const others = able.length > 0 ? able : findFirms(firms, { ...choice, region: '', type: '' });
  return others
    .map((firm) => ({ firm, hours: flightHours(firm.at, to) }))
    .sort((a, b) => a.hours - b.hours || a.firm.number.localeCompare(b.firm.number))
    .slice(0, SHOWN);
}
