import { bandOf, inDollars, payWords, standing } from '../../../src/ui/opening/band';

const rates = [
  { currency: 'USD', dollars: 1 },
  { currency: 'GBP', dollars: 1.5 },
];

it('puts bands of every currency on one axis', () => {
  expect(bandOf({ low: 50_000, high: 100_000, currency: 'USD' }, rates, 200_000)).toEqual({
    from: 25,
    width: 25,
  });
  expect(bandOf({ low: 40_000, high: 60_000, currency: 'GBP' }, rates, 200_000)).toEqual({
    from: 30,
    width: 15,
  });
});

it('does not guess a rate', () => {
  expect(() => inDollars(1, 'SAR', rates)).toThrow(RangeError);
});

it('says a band in thousands, with the sign that is usual, and one amount once', () => {
  expect(payWords({ low: 98_000, high: 128_000, currency: 'USD' })).toBe('$98–128k');
  expect(payWords({ low: 312_000, high: 408_000, currency: 'AED' })).toBe('AED\u00a0312–408k');
  expect(payWords({ low: 28_000, high: 28_000, currency: 'SAR' })).toBe('SAR\u00a028k');
});

it('tells how many bands lie above an amount, and how many hold it', () => {
  const bands = [
    { low: 50_000, high: 70_000, currency: 'USD' },
    { low: 60_000, high: 80_000, currency: 'USD' },
    { low: 60_000, high: 70_000, currency: 'GBP' },
  ];
  expect(standing(65_000, bands, rates)).toEqual({ above: 1, around: 2 });
});
