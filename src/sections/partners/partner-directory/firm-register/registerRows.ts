import type { Cell } from '../../../../format/csv';
import type { Firm } from '../firmsOn';

/** Rows of the register, one per certificate, below column names. */
export function registerRows(firms: readonly Firm[], heads: readonly string[]): Cell[][] {
  return [
    [...heads],
    ...firms.flatMap(({ number, name, place, type, since, certificates }) =>
      certificates.map((one) => [number, name, place, type, since, one.for, one.people, one.until]),
    ),
  ];
}
