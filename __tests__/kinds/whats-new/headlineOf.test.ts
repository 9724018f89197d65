import { headlineOf } from '../../../src/kinds/whats-new/headlineOf';

it('leaves the month off, in either kind of space, and begins with a capital', () => {
  expect(headlineOf('May 2026: a backlog')).toBe('A backlog');
  expect(headlineOf('May\u00a02026: a backlog: hours')).toBe('A backlog: hours');
});

it('keeps a title without a month', () => {
  expect(headlineOf('Rounds: skipped')).toBe('Rounds: skipped');
});
