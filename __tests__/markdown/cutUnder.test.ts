import { cutUnder } from '../../src/markdown/cutUnder';

const html =
  '<p>Lead</p><h2 id="one">1</h2><p>a</p><h3 id="part">1a</h3><p>b</p><h2 id="two">2</h2><p>c</p>';

it('ends a piece where the next heading begins', () => {
  const [first, rest] = cutUnder(html, ['one']);
  expect(first).toBe('<p>Lead</p><h2 id="one">1</h2><p>a</p>');
  expect(rest).toBe(html.slice(first?.length));
});

it('gives the end of the text to its last heading', () => {
  expect(cutUnder(html, ['two'])).toEqual([html, '']);
});

it('loses nothing, and keeps a text whole under which nothing stands', () => {
  expect(cutUnder(html, ['one', 'part', 'two']).join('')).toBe(html);
  expect(cutUnder(html, [])).toEqual([html]);
});
