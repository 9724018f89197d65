import {
  keptOf,
  marksOf,
  roundsIn,
} from '../../../../../src/sections/product/preventive-maintenance-software/year-dial/rounds';

const none = { done: [], late: [], due: [], planned: [] };
const plans = [
  { ...none, name: 'Filters', hours: 44, who: 'P. Nair', done: [5, 18], late: [32] },
  { ...none, name: 'Hoods', hours: 4, who: 'T. Kessler', done: [5], due: [42] },
];

it('finds the rounds of a week with their rings and states', () => {
  expect(roundsIn(plans, 5).map(({ ring, state }) => [ring, state])).toEqual([
    [0, 'done'],
    [1, 'done'],
  ]);
  expect(roundsIn(plans, 6)).toEqual([]);
});

it('counts as kept only what was done in its week', () => {
  expect(keptOf(plans)).toEqual({ done: 3, all: 4 });
});

it('has every week say its jobs, hours and people, left to right', () => {
  const marks = marksOf(plans, 42);
  expect(marks).toHaveLength(52);
  expect(marks[4]?.says).toMatch(/Filters.*44.*P\. Nair.*Hoods.*4.*T\. Kessler/);
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b));
});
