import { nearestAmong } from '../../../src/kinds/event/nearest';

const NOW = Date.parse('2026-11-27T12:00:00Z');

const event = (id: string, timeZone: string, city: string, day: string) => ({
  id,
  timeZone,
  venue: { city },
  startsAt: `${day}T09:00:00+00:00`,
  endsAt: `${day}T17:00:00+00:00`,
});

const manchester = event('manchester', 'Europe/London', 'Manchester', '2027-05-13');
const chicago = event('chicago', 'America/Chicago', 'Chicago', '2027-03-18');
const dubai = event('dubai', 'Asia/Dubai', 'Dubai', '2027-02-17');
const later = event('dubai-again', 'Asia/Dubai', 'Dubai', '2027-10-20');
const past = event('london', 'Europe/London', 'London', '2025-11-20');
const all = [chicago, later, manchester, dubai, past];

const near = nearestAmong(all, NOW);

it('prefers the same continent to an earlier day', () => {
  expect(near(past)[0]).toBe('manchester');
});

it('prefers the same city to all others, the sooner of two first', () => {
  const iftar = event('iftar', 'Asia/Dubai', 'Dubai', '2025-03-12');
  expect(near(iftar).slice(0, 2)).toEqual(['dubai', 'dubai-again']);
});

it('goes by the day where nothing is near', () => {
  const nairobi = event('nairobi', 'Africa/Nairobi', 'Nairobi', '2025-06-09');
  expect(near(nairobi)[0]).toBe('dubai');
});

it('leaves out what is over, what was called off, and the event itself', () => {
  const called = { ...chicago, id: 'off', canceled: { on: '2026-11-01' } };
  expect(nearestAmong([manchester, past, called, dubai], NOW)(manchester)).toEqual(['dubai']);
});
