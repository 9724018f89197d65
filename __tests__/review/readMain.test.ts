import { fromHtml } from 'hast-util-from-html';
import { readMain } from '../../src/review/record/readMain';

const read = (html: string) => readMain(fromHtml(html, { fragment: true }));

it.each([
  ['a paragraph', '<p>One <b>big</b> word.</p>', [['p', 'One big word.']]],
  [
    'parts of a list',
    '<h2>Two</h2><ul><li>a</li><li>b</li></ul>',
    [
      ['h2', 'Two'],
      ['li', 'a'],
      ['li', 'b'],
    ],
  ],
  [
    'neighbors that only the layout parts',
    '<p><b>List</b><span>5 min</span></p>',
    [['p', 'List 5 min']],
  ],
  ['a raised sign', '<p>CO<sub>2</sub> falls</p>', [['p', 'CO2 falls']]],
  [
    'words around a part',
    '<div>a<p>b</p>c</div>',
    [
      ['div', 'a'],
      ['p', 'b'],
      ['div', 'c'],
    ],
  ],
  ['what nobody sees', '<p hidden>a</p><script>b</script><style>c</style>', []],
  ['words of a drawing', '<svg aria-hidden="true"><text>63</text></svg>', [['text', '63']]],
  ['no-break spaces', '<p>63\u00a0branches</p>', [['p', '63 branches']]],
])('reads %s', (_, html, blocks) => {
  expect(read(html).blocks).toEqual(blocks);
});

it('names links by their words, over the parts in them', () => {
  const html =
    '<p>See <a href="/a/">that <b>page</b></a>.</p><a href="/b/"><h3>Card</h3><p>Text</p></a>';
  expect(read(html).links).toEqual([
    ['that page', '/a/'],
    ['Card Text', '/b/'],
  ]);
});

it('knows a picture by what is in it, and not by its size', () => {
  const html =
    '<img src="/static/330619ad362b30f88780e6e03486842d/755bd/demo.webp" alt="A demo"><img src="/icons/x.svg" alt="">';
  expect(read(html).pictures).toEqual([
    ['330619ad/demo.webp', 'A demo'],
    ['/icons/x.svg', ''],
  ]);
});
