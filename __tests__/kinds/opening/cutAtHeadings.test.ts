import { cutAtHeadings } from '../../../src/kinds/opening/cutAtHeadings';

it('cuts a text at its headings of the second level, each with what is below it', () => {
  const html =
    '<p>Before.</p><h2 id="a">One<a href="#a">#</a></h2>\n<p>1</p><h3 id="b">In it</h3><h2 id="c">Two</h2><p>2</p>';
  const headings = [
    { id: 'a', text: 'One', level: 2 },
    { id: 'b', text: 'In it', level: 3 },
    { id: 'c', text: 'Two', level: 2 },
  ];
  const [before, parts] = cutAtHeadings(html, headings);
  expect(before).toBe('<p>Before.</p>');
  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'One'],
    ['c', 'Two'],
  ]);
  expect(parts[0]?.html).toContain('In it');
  expect(parts[1]?.html).toBe('<p>2</p>');
});

it('has no parts where nothing is headed', () => {
  expect(cutAtHeadings('<p>All.</p>', [])).toEqual(['<p>All.</p>', []]);
});
