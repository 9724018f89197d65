import { standingAt } from '../../src/time/standingAt';

const times = { startsAt: '2026-07-23T17:30:00-07:00', endsAt: '2026-07-23T20:30:00-07:00' };

const at = (moment: string, canceled: object | null = null) =>
  standingAt(Date.parse(moment), { ...times, canceled });

it.each([
  ['2026-07-23T17:29:59-07:00', 'upcoming'],
  ['2026-07-23T17:30:00-07:00', 'live'],
  ['2026-07-24T03:29:59Z', 'live'],
  ['2026-07-24T03:30:00Z', 'past'],
])('goes by the clock: %s', (moment, standing) => {
  expect(at(moment)).toBe(standing);
});

it.each(['2026-01-01T00:00:00Z', '2026-07-23T18:00:00-07:00', '2027-01-01T00:00:00Z'])(
  'stays canceled at %s',
  (moment) => {
    expect(at(moment, {})).toBe('canceled');
  },
);
