import {
  inches,
  readingsOf,
  startOf,
  testsOf,
} from '../../../../../src/sections/industry/healthcare/survey-record/marks';

const year = { done: [2, 19], late: [24], due: [42], planned: [49], reason: 'It waited.' };

it('puts tests into the order of their weeks, and says why one was late', () => {
  const tests = testsOf(year);
  expect(tests.map(({ week }) => week)).toEqual([2, 19, 24, 42, 49]);
  expect(tests[2]?.says).toContain('It waited.');
  expect(tests[0]?.says).not.toContain('It waited.');
});

it('begins with the late test, else with the one that is due, else with the last', () => {
  expect(startOf(testsOf(year))).toBe(2);
  expect(startOf(testsOf({ ...year, late: [] }))).toBe(2);
  expect(startOf(testsOf({ ...year, late: [], due: [] }))).toBe(1);
});

it('reads a day from seven in the morning, with what is above the limit', () => {
  const [first, second, last] = readingsOf([-20, -6, -18], -10);
  expect(first?.says).toMatch(/07:00.*−0\.020/);
  expect(second?.says).toMatch(/07:30.*−0\.006.*limit/);
  expect(last).toMatchObject({ at: 100 });
  expect(inches(-10)).toBe('−0.010');
});
