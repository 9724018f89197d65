import { formatTable } from '../table';
import { measureNames, measures, type Measure, type Readings } from './measures';

const inUnits = ({ per, digits }: Measure, value: number): string => (value / per).toFixed(digits);

const withUnit = (measure: Measure, value: number): string =>
  `${inUnits(measure, value)} ${measure.unit}`.trimEnd();

const heading = ({ name, unit }: Measure): string => (unit ? `${name}, ${unit}` : name);

/** A line for each measure of a page that is over its limit, with what caused it. */
export function findOverLimit(address: string, readings: Readings): string[] {
  return measureNames.flatMap((name) => {
    const measure: Measure = measures[name];
    const { value, of } = readings[name];
    if (measure.limit === undefined || value <= measure.limit) return [];
    return [
      `${address}: ${measure.name} ${withUnit(measure, value)}, limit ${withUnit(measure, measure.limit)}${of ? ` (${of})` : ''}`,
    ];
  });
}

/** All pages under one head; the last row states the limits. */
export function formatReadings(pages: ReadonlyMap<string, Readings>): string {
  const all: Measure[] = measureNames.map((name) => measures[name]);
  const limits = all.map((measure) =>
    measure.limit === undefined ? 'none' : inUnits(measure, measure.limit),
  );
  const rows = [...pages].map(([address, readings]) => [
    address,
    ...measureNames.map((name) => inUnits(measures[name], readings[name].value)),
  ]);
  return formatTable(['page', ...all.map(heading)], [...rows, ['limit', ...limits]]);
}
