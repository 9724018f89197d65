import { lineOf } from '../../src/search/lines';

it('cuts an excerpt at the word that was found', () => {
  expect(lineOf('Every <mark>override</mark> carries a name.', '/a/#b', 'Names')).toEqual({
    before: 'Every ',
    word: 'override',
    after: ' carries a name.',
    href: '/a/#b',
    heading: 'Names',
  });
});

it('leaves punctuation beside the word', () => {
  const line = lineOf('One (<mark>“override”,</mark> by hand)', '/a/');
  expect(line).toMatchObject({ before: 'One (“', word: 'override', after: '”, by hand)' });
  expect(line).not.toHaveProperty('heading');
});

it('takes words beside each other as one, and the longest of several', () => {
  expect(
    lineOf('<mark>How</mark> the <mark>chiller</mark> <mark>approach</mark> grows', '/a/'),
  ).toMatchObject({ before: 'How the ', word: 'chiller approach', after: ' grows' });
});

it('ends with its sentence', () => {
  expect(
    lineOf('The fan ran. St. Alder found an <mark>override</mark> by hand. It was old.', '/a/'),
  ).toMatchObject({ before: 'St. Alder found an ', after: ' by hand.' });
});

it('shows that a sentence goes on', () => {
  expect(lineOf('An <mark>override</mark> by hand, at night,', '/a/')?.after).toBe(
    ' by hand, at night…',
  );
});

it('gives text as it was written', () => {
  expect(lineOf('&lt;2 °F &amp; a <mark>dead</mark> band', '/a/')?.before).toBe('<2 °F &amp; a ');
});

it('is none without a word', () => {
  expect(lineOf('Nothing here.', '/a/')).toBeUndefined();
});
