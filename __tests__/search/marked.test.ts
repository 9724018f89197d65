import { hasAll, marked } from '../../src/search/marked';

const marks = (text: string, words: string): string[] =>
  marked(text, words)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: piece }) => piece);

it('marks the words of a question in their forms, and none that only begin alike', () => {
  expect(marks('Overrides get an end', 'what is an override?')).toEqual(['Overrides']);
  expect(marks('The leak and the leaf', 'leaks')).toEqual(['leak']);
});

it('gives the whole text, marked or not', () => {
  const text = 'Refrigerant R-404A, weighed';
  expect(
    marked(text, 'r-404a')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(marks(text, 'r-404a')).toEqual(['404A']);
});

it('takes signs for letters', () => {
  expect(marks('C++ (draft)', '(c++ [')).toEqual([]);
});

it('knows whether a title has all that was looked for', () => {
  expect(hasAll('Refrigerant leak compliance', 'what is a refrigerant leak?')).toBe(true);
  expect(hasAll('Refrigeration monitoring', 'refrigerant leak')).toBe(false);
});
