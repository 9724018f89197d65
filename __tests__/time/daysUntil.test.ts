import { daysUntil } from '../../src/time/daysUntil';

const until = (now: string, startsAt: string) => daysUntil(Date.parse(now), startsAt);

describe('daysUntil', () => {
  it('counts the nights in between, whatever the hour', () => {
    expect(until('2025-11-04T00:30:00Z', '2025-11-20T09:00:00Z')).toBe(16);
    expect(until('2025-11-04T23:30:00Z', '2025-11-20T09:00:00Z')).toBe(16);
    expect(until('2025-11-19T23:30:00Z', '2025-11-20T09:00:00Z')).toBe(1);
  });

  it('counts where it happens', () => {
    expect(until('2027-03-18T03:00:00Z', '2027-03-18T17:30:00-05:00')).toBe(1);
    expect(until('2027-03-18T03:00:00Z', '2027-03-18T17:30:00+04:00')).toBe(0);
  });

  it('does not stumble over a day of 23 hours', () => {
    expect(until('2027-03-10T12:00:00Z', '2027-03-18T17:30:00-05:00')).toBe(8);
  });

  it('is nothing on the day itself and afterwards', () => {
    expect(until('2025-11-20T08:59:00Z', '2025-11-20T09:00:00Z')).toBe(0);
    expect(until('2026-01-01T00:00:00Z', '2025-11-20T09:00:00Z')).toBe(0);
  });
});
