import { findPages } from '../../src/search/findPages';

const pages = [
  { path: '/product/energy-analytics/', title: 'See the night load' },
  { path: '/energy/', title: 'Energy management' },
  { path: '/events/dubai/', title: 'Café gathering, Dubai' },
];

const paths = (words: string): string[] => findPages(words, pages).map(({ path }) => path);

it('finds words at the beginning of words, in title or address, titles first', () => {
  expect(paths('ener')).toEqual(['/energy/', '/product/energy-analytics/']);
  expect(paths('nergy')).toEqual([]);
});

it('asks for all of the words, in any order and case', () => {
  expect(paths('DUBAI gath')).toEqual(['/events/dubai/']);
  expect(paths('dubai energy')).toEqual([]);
});

it('reads accents, and finds nothing without words', () => {
  expect(paths('café')).toEqual(['/events/dubai/']);
  expect(paths(' .*( ')).toEqual([]);
});
