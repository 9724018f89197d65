import { momentAfter, spanOf } from '../../src/time/after';

const after = (local: string, span: string): string => momentAfter(local, spanOf(span));

describe('momentAfter', () => {
  it('is the moment itself for now', () => {
    expect(after('2025-11-25T14:32', 'now')).toBe('2025-11-25T14:32');
  });

  it('counts minutes and hours by the clock, past midnight and the turn of the year', () => {
    expect(after('2025-11-25T14:32', '5 minutes')).toBe('2025-11-25T14:37');
    expect(after('2025-12-31T23:58', '5 minutes')).toBe('2026-01-01T00:03');
    expect(after('2025-11-25T14:32', '1 hour')).toBe('2025-11-25T15:32');
  });

  it('counts days on the calendar, over a leap day too', () => {
    expect(after('2025-11-25T14:32', '7 days')).toBe('2025-12-02T14:32');
    expect(after('2028-02-28T09:00', '2 days')).toBe('2028-03-01T09:00');
  });

  it.each([
    ['a Tuesday', '2025-11-25T14:32', '2025-11-26T14:32'],
    ['a Friday', '2025-11-28T14:32', '2025-12-01T14:32'],
    ['a Saturday', '2025-11-29T14:32', '2025-12-01T14:32'],
    ['a Sunday', '2025-11-30T14:32', '2025-12-01T14:32'],
  ])('finds the next working day after %s', (_day, start, end) => {
    expect(after(start, '1 working day')).toBe(end);
  });

  it('leaves out each weekend among several working days', () => {
    expect(after('2025-11-27T08:00', '7 working days')).toBe('2025-12-08T08:00');
  });
});

it.each(['soon', '0 days', '5', 'in 5 minutes', '100 days'])('takes no %s', (words) => {
  expect(() => spanOf(words)).toThrow(RangeError);
});
