import {
  givenNumber,
  oneLine,
  readingOf,
  shownNumber,
  typedNumber,
} from '../../src/content-model/oneLine';

describe('oneLine', () => {
  it('goes from left to right', () => {
    const flush = [12_000, 9, 3, 2400].map((value, index) => ({
      value,
      sign: ([undefined, 'times', 'times', 'divided'] as const)[index],
    }));
    expect(oneLine(flush)).toBe(135);
  });

  it('adds and takes away', () => {
    expect(oneLine([{ value: 240 }, { sign: 'minus', value: 172 }])).toBe(68);
    expect(oneLine([{ value: 1 }, { sign: 'plus', value: 2 }])).toBe(3);
  });

  it('comes to nothing where it divides by nothing', () => {
    expect(oneLine([{ value: 5 }, { sign: 'divided', value: 0 }])).toBeUndefined();
  });
});

describe('typedNumber', () => {
  it.each([
    ['85000', 85_000],
    ['85,000', 85_000],
    [' 9.5 ', 9.5],
    ['0', 0],
  ])('reads %j', (text, value) => expect(typedNumber(text)).toBe(value));

  it.each(['', 'many', '-3', '1e9', '12 ft', '1234567890'])('does not read %j', (text) =>
    expect(typedNumber(text)).toBeUndefined(),
  );
});

it('shows one decimal under ten, and a minus that is one', () => {
  expect([4.26, 225, 12_345.6, -8].map((sum) => shownNumber(sum))).toEqual([
    '4.3',
    '225',
    '12,346',
    '−8',
  ]);
});

it('shows as many decimals as a line asks for', () => {
  expect(shownNumber(26.351, 1)).toBe('26.4');
  expect(shownNumber(8, 0)).toBe('8');
});

it('leaves a number that was given as it is', () => {
  expect([0.065, 36_500, 0.14, 9].map(givenNumber)).toEqual(['0.065', '36,500', '0.14', '9']);
});

describe('readingOf', () => {
  const readings = [{ upTo: 90 }, { upTo: 110 }, { upTo: null }];

  it('takes the first reading whose limit a result keeps, its own limit included', () => {
    expect([0, 90, 90.1, 5000].map((sum) => readingOf(readings, sum))).toEqual([0, 0, 1, 2]);
  });

  it('has none without a result', () => {
    expect(readingOf(readings, undefined)).toBe(-1);
  });
});
