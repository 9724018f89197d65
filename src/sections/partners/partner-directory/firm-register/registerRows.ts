import type { Cell } from '../../../../format/csv';
import type { Firm } from '../firmsOn';

/** The firms as rows of a table, a row for each certificate, under the names of the columns. */
export function registerRows(firms: readonly Firm[], heads: readonly string[]): Cell[][] {
  return [
    [...heads],
    ...firms.flatMap(({ number, name, place, type, since, certificates }) =>
      certificates.map((one) => [number, name, place, type, since, one.for, one.people, one.until]),
    ),
  ];
}
