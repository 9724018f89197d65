import {
  fateOf,
  verdictOf,
} from '../../../../../src/sections/product/reactive-maintenance-software/wake-rules/night';

const rules = [
  { name: 'Danger', text: 'Wake.', isWaking: true },
  { name: 'Can wait', text: 'Do not.', isWaking: false },
];
const alarm = { time: '02:14', what: 'Gas', outcome: 'Fans on.', without: 'Fans off.' };

it('misses what a waking rule no longer catches, and wakes for what no rule lets wait', () => {
  expect(fateOf({ ...alarm, rule: 1 }, rules, [true, true])).toBe('woken');
  expect(fateOf({ ...alarm, rule: 1 }, rules, [false, true])).toBe('missed');
  expect(fateOf({ ...alarm, rule: 2 }, rules, [true, true])).toBe('waits');
  expect(fateOf({ ...alarm, rule: 2 }, rules, [true, false])).toBe('needless');
});

it('counts who is woken, for nothing too, and what is missed', () => {
  expect(verdictOf(['woken', 'needless', 'waits'])).toMatch(/2 of 3.*1 of those/);
  expect(verdictOf(['missed', 'missed', 'waits'])).toMatch(/0 of 3.*2 that/);
});

it('says the same of any night on which nothing is missed or needless', () => {
  const [one, other] = [verdictOf(['woken', 'waits']), verdictOf(['woken', 'waits', 'waits'])];
  expect(one.split('**')[2]).toBe(other.split('**')[2]);
});
