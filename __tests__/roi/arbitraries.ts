import fc from 'fast-check';
import { numberFields, type NumberField, type RoiInputs } from '../../src/roi/fields.ts';
import { buildInputs, defaultInputs } from '../../src/roi/inputs.ts';

function valueOf({ min, max, whole, default: usual }: NumberField): fc.Arbitrary<number> {
  const any = whole
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true }).map((value) => value + 0);
  return fc.oneof(any, fc.constantFrom(min, max, usual, Math.min(max, usual + 1)));
}

/** Inputs over their whole ranges, edges and defaults more often than chance would have them. */
export const inputs: fc.Arbitrary<RoiInputs> = fc
  .tuple(fc.tuple(...numberFields.map(valueOf)), fc.boolean())
  .map(([values, isIntegration]) =>
    buildInputs((field) => values[numberFields.indexOf(field)] ?? field.default, isIntegration),
  );

/** Changed defaults. */
export const withInputs = (changes: Partial<RoiInputs>): RoiInputs => ({
  ...defaultInputs,
  ...changes,
});
