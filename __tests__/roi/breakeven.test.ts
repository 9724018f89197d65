import { breakevenMonths, breakevenTimeline } from '../../src/roi/breakeven.ts';

describe('the breakeven in words', () => {
  it.each([
    [0.01, '< 1 month'],
    [0.999, '< 1 month'],
    [1, '1 month'],
    [1.001, '2 months'],
    [2, '2 months'],
    [5.2, '6 months'],
    [6, '6 months'],
    [6.001, '> 6 months'],
    [40, '> 6 months'],
    [null, '> 6 months'],
  ])('for %p months is %p', (months, text) => {
    expect(breakevenTimeline(months)).toBe(text);
  });
});

describe('the breakeven in months', () => {
  it('is cost over savings of a month', () => {
    expect(breakevenMonths(46_380, 46_380)).toBe(12);
    expect(breakevenMonths(46_380, 280_972.8)).toBeCloseTo(1.9808, 4);
  });

  it('has no noise that rounding up would make a month of', () => {
    // In binary fractions 0.3 × 12 ÷ 1.2 is more than 3.
    expect(breakevenTimeline(breakevenMonths(0.1 + 0.2, 1.2))).toBe('3 months');
  });

  it('is none where nothing is saved', () => {
    expect(breakevenMonths(46_380, 0)).toBeNull();
  });
});
