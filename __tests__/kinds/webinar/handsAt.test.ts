import { handsAt } from '../../../src/kinds/webinar/handsAt';

it('turns the hands of a clock to a local time', () => {
  expect(handsAt('2026-12-10T21:30')).toEqual({ hour: 285, minute: 180, isAtWork: false });
});

it.each([
  ['2026-12-10T07:59', false],
  ['2026-12-10T08:00', true],
  ['2026-12-10T17:59', true],
  ['2026-12-10T18:00', false],
])('knows whether people are at work at %s', (local, isAtWork) => {
  expect(handsAt(local).isAtWork).toBe(isAtWork);
});
