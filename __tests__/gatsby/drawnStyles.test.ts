import postcss from 'postcss';
import { drawnStyles } from '../../src/gatsby/drawnStyles';

const root = postcss.parse(`
  .bar { color: red; animation: grow 1s }
  .bar > .end, .mark { color: blue }
  .dial { animation: turn 1s }
  @media (width >= 768px) { .bar { color: green } .dial { color: green } }
  @media print { .dial { color: black } }
  @keyframes grow { from { opacity: 0 } }
  @keyframes turn { from { rotate: 0deg } }
`);
const sheets = [
  { href: '/a.css', root },
  { href: '/b.css', root: postcss.parse('.line { color: red }') },
];

const [drawn, ...others] = drawnStyles('<div class="box mark bar"><i>dial</i></div>', sheets);
const styles = drawn?.styles ?? '';

it('gives a page the styles of what is drawn on it, at every width, with what they move by', () => {
  expect(drawn?.href).toBe('/a.css');
  expect(styles).toContain('.bar { color: red');
  expect(styles).toContain('.mark { color: blue');
  expect(styles).toMatch(/@media \(width >= 768px\) \{ \.bar \{ color: green/);
  expect(styles).toContain('@keyframes grow { from { opacity: 0');
});

it('gives it nothing of other drawings', () => {
  expect(styles).not.toMatch(/dial|turn|print/);
  expect(others).toEqual([]);
  expect(drawnStyles('<p class="box">bar</p>', sheets)).toEqual([]);
});

it('gives each page its own, whatever was given to pages before', () => {
  const dialed = drawnStyles('<div class="dial">', sheets);
  expect(dialed.map(({ href }) => href)).toEqual(['/a.css']);
  expect(dialed[0]?.styles).toMatch(/\.dial \{ animation[^]*@media print[^]*@keyframes turn/);
  expect(dialed[0]?.styles).not.toMatch(/bar|mark|grow/);
  expect(drawnStyles('<i class="bar mark">', sheets)).toEqual([drawn]);
});

it('gives it the styles that go by an attribute, of the values that it shows', () => {
  const byFill = postcss.parse(`
    [data-fill] { color: black }
    [data-fill='good'] { color: green }
    [data-fill='late'] { color: red }
    .dial[data-fill='good'] { color: lime }
  `);
  const [fills] = drawnStyles('<i data-fill="good"></i>', [{ href: '/fills.css', root: byFill }]);
  expect(fills?.styles).toMatch(/black[^]*green/);
  expect(fills?.styles).not.toMatch(/red|lime/);
});

it('leaves out of what never changes each rule of a class that the page lacks', () => {
  const text =
    '.bar .open { color: red } .bar:is(.open, .mark) { color: blue } .bar { color: black }';
  const two = [false, true].map((isStill) => ({ href: '/', root: postcss.parse(text), isStill }));
  const [answering, still] = two.map((sheet) => drawnStyles('<i class="bar mark">', [sheet])[0]);
  expect(answering?.styles).toMatch(/red[^]*blue[^]*black/);
  expect(still?.styles).toMatch(/^\.bar:is[^]*blue[^]*black/);
});
