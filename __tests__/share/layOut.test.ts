import { palette } from '../../src/gatsby/share/palette';
import { figures } from '../support/figures';
import type { Card } from '../../src/content-model/card';
import type { Element } from '../../src/share/element';
import { layOut } from '../../src/share/layOut';

/** As long as the content model lets a heading be, of wide letters. */
const LONGEST = 'Mammoth hallways warm a maximum of mushroom workshops, '.repeat(2).trim();

const common = { ground: 'paper', label: 'A kind of page', title: LONGEST };
const large = { big: '9.12.1', beside: ['September', '2026'] } as const;

const cards: readonly Card[] = [
  { ...common, look: 'model' },
  {
    ...common,
    look: 'model',
    large,
    under: 'Manchester, 17:30',
    picture: 'a.webp',
  },
  { ...common, look: 'sheet', left: 'November 22, 2026', right: 'Minneapolis' },
  {
    ...common,
    look: 'sheet',
    left: 'Version 12',
    right: '',
    text: LONGEST.repeat(2).slice(0, 200),
  },
  { ...common, look: 'sheet', left: 'May 1, 2026', right: 'Dubai', picture: 'a.webp' },
  { ...common, look: 'change', to: '8.1%' },
  { ...common, look: 'change', from: '1,204,300 kWh', to: '758,400 kWh', mark: 'a.svg' },
  {
    ...common,
    look: 'span',
    tone: 'pine-600',
    from: ['45 min', 'to read'],
    to: ['1 quarter', 'to do'],
  },
  { ...common, look: 'curve', family: 'cmms', ground: 'pine-800', picture: 'a.webp' },
  { ...common, look: 'curve', family: 'buildings' },
  { ...common, look: 'cover', cover: 'a.webp', under: '120 pages, 90 min to read' },
  { ...common, look: 'rows', rows: [1, 2, 3].map(() => ['Sep 30', LONGEST] as const) },
  { ...common, look: 'rows', large, rows: [1, 2, 3].map(() => ['', LONGEST] as const) },
  ...Object.values(figures).map(
    (figure) => ({ ...common, look: 'figure', figure, over: 'September 30, 2026' }) as const,
  ),
  {
    ...common,
    look: 'figures',
    rows: [1, 2, 3].map(() => ['3,322 hours', LONGEST.slice(0, 90)] as const),
  },
];

/** Every text of a drawing. */
const textsIn = ({ props }: Element): string[] =>
  ((props['children'] ?? []) as readonly (Element | string)[]).flatMap((child) =>
    typeof child === 'string' ? [child] : textsIn(child),
  );

/** Every color that a drawing names. */
const colorsIn = ({ props }: Element): unknown[] => {
  const style = (props['style'] ?? {}) as Record<string, unknown>;
  const own = [style['color'], style['backgroundColor'], props['fill'], props['stroke']];
  const children = (props['children'] ?? []) as readonly (Element | string)[];
  return [
    ...own.filter((color) => color !== undefined),
    ...children.flatMap((child) => (typeof child === 'string' ? [] : colorsIn(child))),
  ];
};

const colors = palette();

it.each(cards.map((card, index) => [`${index + 1}, ${card.look}`, card] as const))(
  'has room for the longest words, in colors of the palette: card %s',
  (_name, card) => {
    const { tree, ground } = layOut(card, colors);
    const said = textsIn(tree).join(' ');
    if (card.look !== 'rows' || !card.large) expect(said).toContain(LONGEST.split(' ').at(-1));
    expect([ground, ...colorsIn(tree)].filter((color) => color === '')).toEqual([]);
  },
);

it('refuses a ground that the palette lacks', () => {
  expect(() => layOut({ ...common, look: 'model', ground: 'mud' }, colors)).toThrow('mud');
});
