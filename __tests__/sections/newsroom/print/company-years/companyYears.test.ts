import {
  peopleShare,
  yearsOf,
} from '../../../../../src/sections/newsroom/print/company-years/companyYears';

const history = {
  milestones: [{ since: '2019-04-15' }, { since: '2021-03-23' }, { since: '2021-06-15' }],
  counts: [
    { since: '2021-03-31', fact: 'people', count: 100 },
    { since: '2021-12-31', fact: 'people', count: 150 },
    { since: '2022-12-31', fact: 'people', count: 300 },
    { since: '2022-12-31', fact: 'countries', count: 900 },
  ],
};

it('takes the last count of a year, and none from another', () => {
  expect(yearsOf(history, '2013').map(({ year, people }) => [year, people])).toEqual([
    ['2019', undefined],
    ['2021', 150],
  ]);
});

it('ends before the first year of the next sheet', () => {
  expect(yearsOf(history, '2013', '2021').map(({ year }) => year)).toEqual(['2019']);
  expect(yearsOf(history, '2021')[0]?.events).toHaveLength(2);
});

it('measures people by the most there have been', () => {
  expect(peopleShare(history, 150)).toBe(0.5);
});
