import fc from 'fast-check';
import { fieldNames } from '../../src/roi/inputs.ts';
import { calculatorAddress, calculatorPath } from '../../src/roi/link.ts';
import { parseInputs } from '../../src/roi/parse.ts';
import { site } from '../../src/site.ts';
import { inputs, withInputs } from './arbitraries.ts';

describe('the address of the calculator', () => {
  it('is on the site and carries the names of all inputs', () => {
    const { origin, pathname, searchParams } = new URL(calculatorAddress(withInputs({})));
    expect(origin + pathname).toBe(site.origin + calculatorPath);
    expect([...searchParams.keys()].sort()).toEqual([...fieldNames].sort());
  });

  it('gives exactly the same inputs back', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { searchParams } = new URL(calculatorAddress(given));
        expect(parseInputs(searchParams)).toStrictEqual({ ok: true, inputs: given });
      }),
    );
  });

  it('has no char that a PDF would have to escape', () => {
    fc.assert(
      fc.property(inputs, (given) => expect(calculatorAddress(given)).toMatch(/^[\w:/.?&=+-]+$/)),
    );
  });
});
