import { fitting } from '../../../../src/sections/resources/desk-shelf/fitting';

const spans = [
  { upTo: 5, name: 'a coffee' },
  { upTo: 60, name: 'an hour' },
];

it('fits what is short into every span, and what is too long into none', () => {
  expect(fitting(spans, 5)).toBe('a coffee|an hour');
  expect(fitting(spans, 6)).toBe('an hour');
  expect(fitting(spans, 61)).toBe('');
});
