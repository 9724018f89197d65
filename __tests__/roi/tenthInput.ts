import { numberFields, type NumberField } from '../../src/roi/fields.ts';

/**
 * An input that the calculator does not have. The list of fields is data: import this first, and
 * everything that is loaded afterwards has the input too.
 */
export const tenth = {
  key: 'partsInStock',
  name: 'partsInStock',
  label: 'Parts kept in stock',
  unit: 'USD a year',
  default: 25_000,
  min: 0,
  max: 10_000_000,
  whole: false,
};

(numberFields as NumberField[]).push(tenth as unknown as NumberField);
