import { endOf, stateAt } from '../../src/time/stateAt';

const START = '2025-11-20T09:00:00+00:00';
const END = '2025-11-20T17:30:00+00:00';

it.each([
  ['2025-11-20T08:59:59Z', 'upcoming'],
  ['2025-11-20T09:00:00Z', 'live'],
  ['2025-11-20T11:00:00+02:00', 'live'],
  ['2025-11-20T17:30:00Z', 'past'],
])('at %s it is %s', (now, state) => expect(stateAt(Date.parse(now), START, END)).toBe(state));

it('ends what takes 45 minutes 45 minutes after its start', () => {
  expect(endOf('2025-11-20T10:00:00+01:00', 45)).toBe('2025-11-20T09:45:00.000Z');
});
