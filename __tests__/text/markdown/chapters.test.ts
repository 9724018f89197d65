import { chaptersOf, wordsOf } from '../../../src/text/markdown/chapters';

const html =
  '<p>Lead</p><h2 id="one">1</h2>\n<blockquote>\n<p>Do a.</p>\n</blockquote>\n<p>a</p><h3 id="part">1a</h3><blockquote><p>said</p></blockquote>' +
  '<h2 id="two">2</h2><p>b</p>';

it('gives a chapter its answer and leaves later quotes in the text', () => {
  const { before, chapters } = chaptersOf(html);
  expect(before).toBe('<p>Lead</p>');
  expect(chapters[0]).toEqual({
    id: 'one',
    heading: '<h2 id="one">1</h2>',
    answer: '<p>Do a.</p>',
    detail: '<p>a</p><h3 id="part">1a</h3><blockquote><p>said</p></blockquote>',
  });
});

it('has no answer where the heading is followed by text', () => {
  const [, second] = chaptersOf(html).chapters;
  expect(second).toMatchObject({ id: 'two', answer: '', detail: '<p>b</p>' });
});

it('takes a text that begins with a chapter, and one without any', () => {
  expect(chaptersOf('<h2 id="a">A</h2><p>b</p>').before).toBe('');
  expect(chaptersOf('<p>b</p>')).toEqual({ before: '<p>b</p>', chapters: [] });
});

it('counts the words that a reader sees', () => {
  expect(wordsOf('<p>Weigh <b>it</b></p><p>twice.</p>')).toBe(3);
});
