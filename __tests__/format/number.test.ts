import fc from 'fast-check';
import * as format from '../../src/format/number.ts';

describe('formats', () => {
  it.each([
    [280_972.8, '$280,972.80'],
    [3_240 * 21.62 + 6_804 * 31, '$280,972.80'],
    [0, '$0.00'],
    [1.005, '$1.01'],
    [3_344_799_978_952_000, '$3,344,799,978,952,000.00'],
  ])('%d USD as %s', (amount, text) => {
    expect(format.formatUsd(amount)).toBe(text);
  });

  it.each([
    [-50_000, '−$50k'],
    [0, '$0'],
    [500, '$500'],
    [1_500_000, '$1.5M'],
    [2e9, '$2B'],
    [1e15, '$1,000T'],
  ])('%d USD on an axis as %s', (amount, text) => {
    expect(format.formatShortUsd(amount)).toBe(text);
  });

  it('agrees with the formatter of the platform', () => {
    const options = { maximumFractionDigits: 6 };
    const platform = new Intl.NumberFormat('en-US', options);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e17, noNaN: true }), (value) => {
        const digits = value.toPrecision(14) as Intl.StringNumericLiteral;
        expect(format.formatEntered(value)).toBe(platform.format(digits));
      }),
    );
  });

  it('keeps small figures from looking like none', () => {
    expect(format.formatPercentage(0.0001)).toBe('< 0.1%');
    expect(format.formatPercentage(0)).toBe('0%');
    expect(format.formatMonths(0.0001)).not.toBe('0');
  });

  it('shows figures without idle decimals', () => {
    expect(format.formatPercentage(605.8059)).toBe('605.8%');
    expect(format.formatPercentage(1_500)).toBe('1,500%');
    expect(format.formatHours(10_044)).toBe('10,044');
    expect(format.formatDollars(46_380)).toBe('$46,380');
    expect(format.formatEntered(33.333333)).toBe('33.333333');
  });
});
