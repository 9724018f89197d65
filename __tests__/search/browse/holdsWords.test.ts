import { holdsWords } from '../../../src/search/browse/holdsWords';

const TEXT = '<p>How is a <b>leak rate</b> calculated?</p>';

it.each(['', 'leak', 'rate LEAK', 'calc', 'a leak?'])('finds “%s”', (looked) => {
  expect(holdsWords(TEXT, looked)).toBe(true);
});

it.each(['eak', 'leak alarm', 'strong'])('does not find “%s”', (looked) => {
  expect(holdsWords(TEXT, looked)).toBe(false);
});
