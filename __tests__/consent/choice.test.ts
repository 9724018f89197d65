import { readChoice, withdrawn, type Choice } from '../../src/consent/choice';
import { choiceCookie } from '../../src/consent/choiceCookie';
import { CHOICE_COOKIE, REVISION } from '../../src/consent/table';

const sent = (choice: Choice): string => choiceCookie(choice).split(';')[0] ?? '';

it.each<Choice>([
  { granted: [], on: '2026-11-22' },
  { granted: ['analytics'], on: '2026-11-22' },
  { granted: ['analytics', 'marketing'], on: '2027-01-01' },
])('reads back what it keeps: $granted', (choice) => {
  expect(readChoice(`first=1; ${sent(choice)}; last=2`)).toEqual(choice);
});

it.each([
  ['no cookie', ''],
  ['another cookie whose name ends alike', `x${CHOICE_COOKIE}=${REVISION}.analytics.2026-11-22`],
  ['a choice on an earlier revision', `${CHOICE_COOKIE}=${REVISION - 1}.analytics.2026-11-22`],
  ['something else under its name', `${CHOICE_COOKIE}=yes`],
])('finds no choice in %s', (_what, cookie) => {
  expect(readChoice(cookie)).toBeUndefined();
});

it('grants no category that it does not know', () => {
  expect(
    readChoice(`${CHOICE_COOKIE}=${REVISION}.analytics-everything.2026-11-22`)?.granted,
  ).toEqual(['analytics']);
});

it('keeps the cookie for a year, for the whole site and no other', () => {
  const attributesOn = (protocol: string) =>
    choiceCookie({ granted: [], on: '2026-11-22' }, protocol).split('; ').slice(1);
  expect(attributesOn('http:')).toEqual(['Path=/', 'Max-Age=31557600', 'SameSite=Lax']);
  expect(attributesOn('https:')).toContain('Secure');
});

it('tells what was withdrawn', () => {
  const before: Choice = { granted: ['analytics', 'marketing'], on: '2026-11-22' };
  expect(withdrawn(before, { granted: ['analytics'], on: '2026-11-23' })).toEqual(['marketing']);
  expect(withdrawn(undefined, { granted: [], on: '2026-11-23' })).toEqual([]);
});
