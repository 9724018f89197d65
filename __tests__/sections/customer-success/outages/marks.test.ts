import { longestOf, marksOf } from '../../../../src/sections/customer-success/outages/marks';

const outage = { when: 'June 3', days: 30, cause: 'A cable.', change: 'Two cables.' };
const outages = [
  { ...outage, minutes: 41 },
  { ...outage, minutes: 96 },
];

it('credits what was longer than promised, and says why nothing was paid for the rest', () => {
  const said = marksOf({ outages, promised: 99.9, credit: '{share} credited.', noCredit: 'None.' });
  expect(said.map(({ says }) => says.split('. ').at(-1))).toEqual(['None.', '10% credited.']);
  expect(longestOf(outages)).toBe(96);
});
