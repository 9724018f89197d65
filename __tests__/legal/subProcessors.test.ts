import {
  changesOf,
  currentOn,
  noticeOf,
  type Processor,
} from '../../src/kinds/legal/subProcessors';

const firm = (slug: string, begins: string, ends?: string): Processor => ({
  slug,
  firm: slug,
  country: 'Ireland',
  does: 'Sends mail.',
  data: 'Addresses.',
  serves: 'All accounts',
  begins: { announced: begins, on: begins },
  ends: ends ? { announced: ends, on: ends, why: 'We do it ourselves.' } : null,
});

const firms = [
  firm('a', '2020-01-01', '2024-01-01'),
  firm('b', '2026-12-21'),
  firm('c', '2018-01-01'),
];

it('lists those that are there or announced, the oldest first', () => {
  const slugs = (day: string) => currentOn(firms, day).map(({ slug }) => slug);
  expect(slugs('2026-11-22')).toEqual(['c', 'b']);
  expect(slugs('2023-12-31')).toEqual(['c', 'a', 'b']);
});

it('tells every coming and going, the newest first, each under an anchor of its own', () => {
  expect(changesOf(firms).map(({ id }) => id)).toEqual([
    'b-begins',
    'a-ends',
    'a-begins',
    'c-begins',
  ]);
});

it('counts the days of a notice over a change of clocks', () => {
  expect(noticeOf('2026-10-20', '2026-11-19')).toBe(30);
});
