import { hasWords } from '../../src/browse/hasWords';

const title = 'Keep a refrigerant leak log that still adds up';

it('finds words in any order, whole or begun', () => {
  expect(hasWords(title, 'leak refrig')).toBe(true);
});

it('wants every word', () => {
  expect(hasWords(title, 'leak chiller')).toBe(false);
});

it('does not mind capitals, spaces, or nothing at all', () => {
  expect(hasWords(title, '  LEAK ')).toBe(true);
  expect(hasWords(title, '')).toBe(true);
});
