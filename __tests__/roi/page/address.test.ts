import fc from 'fast-check';
import { integrationField } from '../../../src/roi/fields.ts';
import { defaultInputs, fieldNames } from '../../../src/roi/inputs.ts';
import {
  readFigures,
  replaceFigures,
  SECOND,
  writeAddress,
  type Pair,
} from '../../../src/roi/page/address.ts';
import type { RoiInputs } from '../../../src/roi/fields.ts';
import { inputs, withInputs } from '../arbitraries.ts';

const presets = { retail: withInputs({ noOfBuildings: 120 }) };
const read = (search: string) => readFigures(search, presets);

/** Two sets that differ in anything from nothing to everything. */
const pairs: fc.Arbitrary<Pair<RoiInputs>> = fc
  .tuple(inputs, fc.option(inputs), fc.subarray(Object.keys(defaultInputs)))
  .map(([first, other, shared]) => {
    if (!other) return [first, null];
    const same = Object.fromEntries(
      shared.map((key) => [key, first[key as keyof RoiInputs]]),
    ) as Partial<RoiInputs>;
    return [first, { ...other, ...same }];
  });

it('gives back what it was given, one set or two', () => {
  fc.assert(
    fc.property(pairs, (sets) => {
      expect(read(writeAddress(sets))).toEqual({ inputs: sets, errors: [] });
    }),
  );
});

it('reads the same figures again from its own address, whatever stood there before', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { inputs: sets } = read(search);
      if (sets) expect(read(writeAddress(sets)).inputs).toEqual(sets);
    }),
  );
});

it('carries all names of the first set, and of the second what differs', () => {
  const names = (sets: Pair<RoiInputs>) => [...new URLSearchParams(writeAddress(sets)).keys()];
  expect(names([defaultInputs, null]).sort()).toEqual([...fieldNames].sort());
  expect(names([defaultInputs, withInputs({ noOfBuildings: 3 })]).slice(fieldNames.length)).toEqual(
    [`noOfBuildings${SECOND}`],
  );
  expect(names([defaultInputs, defaultInputs]).slice(fieldNames.length)).toEqual([
    `${integrationField.name}${SECOND}`,
  ]);
});

it('compares with and without integration by one name', () => {
  expect(read('?isIntegration.b=false').inputs).toEqual([
    defaultInputs,
    withInputs({ isIntegration: false }),
  ]);
});

it('lets the second set follow the first where it says nothing', () => {
  expect(read('noOfBuildings=7&monthlyWorkOrdersCount.b=30').inputs).toEqual([
    withInputs({ noOfBuildings: 7 }),
    withInputs({ noOfBuildings: 7, monthlyWorkOrdersCount: 30 }),
  ]);
});

it.each(['', '?', '?utm_source=mail&utm_campaign=x&gclid=1&_gl=2'])(
  'names no figures and no error: %s',
  (search) => {
    expect(read(search)).toEqual({ inputs: null, errors: [] });
  },
);

it('takes an empty value for none', () => {
  expect(read('noOfBuildings=&monthlyWorkOrdersCount=50')).toEqual({
    inputs: [withInputs({ monthlyWorkOrdersCount: 50 }), null],
    errors: [],
  });
});

it('starts from a preset, which other names change', () => {
  expect(read('preset=retail').inputs).toEqual([presets.retail, null]);
  expect(read('avgTimeForInHouseWorkOrder=2&preset=retail').inputs).toEqual([
    withInputs({ noOfBuildings: 120, avgTimeForInHouseWorkOrder: 2 }),
    null,
  ]);
});

describe('what cannot be used', () => {
  it('is named with what it got, what it takes and what was used instead', () => {
    const { inputs: sets, errors } = read('noOfBuildings=12,5&monthlyWorkOrdersCount=30');
    expect(sets).toEqual([withInputs({ monthlyWorkOrdersCount: 30 }), null]);
    expect(errors).toEqual([
      {
        is: 'value',
        name: 'noOfBuildings',
        isSecond: false,
        got: '12,5',
        takes: expect.stringContaining('whole number') as string,
        used: String(defaultInputs.noOfBuildings),
      },
    ]);
  });

  it('falls back to the preset, or for the second set to the first', () => {
    const { inputs: sets, errors } = read('preset=retail&noOfBuildings=0&noOfBuildings.b=-1');
    expect(sets).toEqual([presets.retail, presets.retail]);
    expect(errors).toMatchObject([
      { isSecond: false, used: '120' },
      { isSecond: true, used: '120' },
    ]);
  });

  it('is never guessed for the switch either, of which only false is off', () => {
    const { inputs: sets, errors } = read('isIntegration=off');
    expect(sets).toEqual([defaultInputs, null]);
    expect(errors).toMatchObject([{ name: 'isIntegration', got: 'off', used: 'true' }]);
  });

  it('is two values for one name', () => {
    expect(read('noOfBuildings=3&noOfBuildings=4').errors).toMatchObject([
      { name: 'noOfBuildings', got: '3 and 4' },
    ]);
  });

  it('is a name nobody knows, also one that every object has', () => {
    expect(read('buildings=3&preset=toString&constructor=1').errors).toEqual([
      { is: 'unknown', name: 'buildings' },
      { is: 'unknownPreset', name: 'toString' },
      { is: 'unknown', name: 'constructor' },
    ]);
  });
});

it('keeps what a campaign added to the address, and nothing else', () => {
  expect(replaceFigures('?utm_source=mail&foo=1&noOfBuildings=9', 'noOfBuildings=10')).toBe(
    'noOfBuildings=10&utm_source=mail',
  );
});
