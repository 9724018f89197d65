import { cutUnder } from '../../../src/text/markdown/cutUnder';

const html =
  '<p>Lead</p><h2 id="one">1</h2><p>a</p><h3 id="part">1a</h3><p>b</p><h2 id="two">2</h2><p>c</p>';

const under = (...names: string[]) => names.map((name) => ({ under: `#${name}` }));

it('ends a piece where the next heading begins', () => {
  const [first, rest] = cutUnder(html, under('one'));
  expect(first).toEqual({
    html: '<p>Lead</p><h2 id="one">1</h2><p>a</p>',
    placed: { under: '#one' },
  });
  expect(rest).toEqual({ html: html.slice(first?.html.length) });
});

it('has nothing after what stands under the last heading', () => {
  expect(cutUnder(html, under('two'))).toEqual([{ html, placed: { under: '#two' } }]);
});

it('follows the text and not the list, and loses and repeats nothing', () => {
  const pieces = cutUnder(html, under('two', 'one', 'part', 'one'));
  expect(pieces.map(({ placed }) => placed?.under)).toEqual(['#one', '#one', '#part', '#two']);
  expect(pieces.map((piece) => piece.html).join('')).toBe(html);
});

it('keeps a text whole under which nothing stands', () => {
  expect(cutUnder(html, [])).toEqual([{ html }]);
});
