import { clockIn } from '../../src/time/clockIn';

it('shows one moment by the clocks of several cities', () => {
  const moment = '2027-01-14T16:00:00Z';
  expect(clockIn(moment, 'America/Chicago')).toBe('2027-01-14T10:00');
  expect(clockIn(moment, 'Asia/Dubai')).toBe('2027-01-14T20:00');
});

it('knows which side has changed its clocks already', () => {
  const moment = '2027-03-25T15:00:00Z';
  expect(clockIn(moment, 'America/New_York')).toBe('2027-03-25T11:00');
  expect(clockIn(moment, 'Europe/London')).toBe('2027-03-25T15:00');
});

it('is on the next day where it is past midnight', () => {
  expect(clockIn('2026-12-08T17:00:00Z', 'Asia/Singapore')).toBe('2026-12-09T01:00');
});

it('writes midnight as the beginning of a day', () => {
  expect(clockIn('2027-01-12T08:00:00Z', 'America/Los_Angeles')).toBe('2027-01-12T00:00');
});
