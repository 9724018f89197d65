import {
  matching,
  optionsOf,
  readChoice,
  readPages,
  writeChoice,
  type FacetIndex,
} from '../../../src/search/browse/facets';

const facets = ['topic', 'year'];
const index: FacetIndex = [
  ['product', '2026'],
  ['award|product', '2025'],
  ['people', '2025'],
  ['', '2024'],
];

it('finds the entries that answer to every facet', () => {
  expect(matching(index, facets, {})).toEqual([0, 1, 2, 3]);
  expect(matching(index, facets, { topic: 'product' })).toEqual([0, 1]);
  expect(matching(index, facets, { topic: 'product', year: '2025' })).toEqual([1]);
  expect(matching(index, facets, { topic: 'people', year: '2024' })).toEqual([]);
});

it('counts what each value would leave under the other choices, and keeps those that leave none', () => {
  expect(optionsOf(index, facets, { topic: 'people', year: '2025' }, 'topic')).toEqual([
    { value: 'product', count: 1 },
    { value: 'award', count: 1 },
    { value: 'people', count: 1 },
  ]);
  expect(optionsOf(index, facets, { topic: 'award' }, 'year')).toEqual([
    { value: '2026', count: 0 },
    { value: '2025', count: 1 },
    { value: '2024', count: 0 },
  ]);
});

it('reads from the address only what some entry answers to', () => {
  expect(readChoice('?topic=award&year=1066&utm_source=mail', index, facets)).toEqual({
    topic: 'award',
    year: '',
  });
  expect(readChoice('', index, facets)).toEqual({ topic: '', year: '' });
});

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=many', 1],
])('reads from %j that %d pages are shown', (query, pages) => {
  expect(readPages(query)).toBe(pages);
});

it('writes what was chosen beside what else stands in the address', () => {
  const written = writeChoice('?utm_source=mail&page=4&year=2024', { topic: 'award', year: '' });
  expect(written).toBe('utm_source=mail&topic=award');
  expect(writeChoice('', { topic: 'award', year: '2025' }, 2)).toBe('topic=award&year=2025&page=2');
});
