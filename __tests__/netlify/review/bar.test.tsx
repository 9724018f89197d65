import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { rangesOf } from '../../../netlify/plugins/review/bar/client/find';
import { withBar } from '../../../netlify/plugins/review/bar/withBar';
import { placesOf, type Place } from '../../../netlify/plugins/review/bar/places';
import { compare } from '../../../src/review/compare/compare';
import { page, site } from '../../review/site';

const PRICE: Place = ['It costs', { del: '$950' }, { ins: '$1,050' }, 'a morning.'];
const GONE: Place = [{ del: 'Nobody reads this.' }];

function main(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body;
}

const marked = (place: Place, html: string): string[] => rangesOf(place, main(html)).map(String);

it.each<[string, Place, string, string[]]>([
  ['words that came', PRICE, '<p>It costs $1,050 a morning.</p>', ['$1,050']],
  ['over elements', PRICE, '<p>It costs <b>$1,0</b><i>50</i> a morning.</p>', ['$1,050']],
  [
    'with spaces that do not break',
    PRICE,
    '<p>It\u00a0costs $1,050 a\u00a0morning.</p>',
    ['$1,050'],
  ],
  [
    'a sentence of which words went',
    ['It is', { del: 'not' }, 'so.'],
    '<p>It is so.</p>',
    ['It is so.'],
  ],
  ['not what is not shown', PRICE, '<p hidden>It costs $1,050 a morning.</p>', []],
  ['not what is gone', GONE, '<p>It costs.</p>', []],
])('finds %s', (_, place, html, found) => {
  expect(marked(place, html)).toEqual(found);
});

it('knows the pages that changed, and what of each nobody sees', () => {
  const [a, b] = [page('/a/', { blocks: [['p', 'It costs $950.']] }), page('/b/')];
  const review = compare(
    site([a, b, page('/c/')]),
    site([{ ...a, blocks: [['p', 'It costs $1,050.']] }, { ...b, title: 'B' }, page('/c/')]),
  );
  const places = placesOf(review);
  expect([...places.keys()].sort()).toEqual(['/a/', '/b/']);
  expect(places.get('/a/')?.places).toEqual([['It costs', { del: '$950.' }, { ins: '$1,050.' }]]);
  expect(places.get('/b/')).toMatchObject({ places: [], besides: 1 });
});

it('lets no word of a page end its data', () => {
  const place: Place = [{ ins: "</script><script>alert('$&')" }];
  const html = withBar('<head></head><body></body>', { places: [place], besides: 0, id: 'a' });
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById('review-changed');
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ places: [place] });
});

it('takes the place of the bar of an earlier build', () => {
  const first = withBar('<head></head><body></body>', { places: [PRICE], besides: 0, id: 'a' });
  const changed = { places: [GONE], besides: 1, id: 'a' };
  expect(withBar(first, changed)).toBe(withBar('<head></head><body></body>', changed));
});

describe('the bar', () => {
  function open(): void {
    const html = withBar(
      '<head></head><body><main><p>It costs $1,050 a morning.</p></main></body>',
      { places: [PRICE, GONE], besides: 2, id: 'pricing' },
    );
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    jest.isolateModules(() => jest.requireActual('../../../netlify/plugins/review/bar/client'));
  }

  const marks = { set: jest.fn() };

  beforeEach(() => {
    sessionStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(globalThis, {
      CSS: { highlights: marks },
      Highlight: class {
        readonly size: number;
        constructor(...ranges: Range[]) {
          this.size = ranges.length;
        }
      },
    });
  });

  const isMarked = (): unknown => (marks.set.mock.lastCall as [string, unknown])[1];

  it('goes from place to place, and says what each was', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('2 places changed here, 2 in its head');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2. Was “$950”, is “$1,050”');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status')).toHaveTextContent('Gone: “Nobody reads this.”');
  });

  it('shows the page as visitors see it, and again what changed', async () => {
    open();
    expect(isMarked()).toMatchObject({ size: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Hide marks' }));
    expect(isMarked()).toMatchObject({ size: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Show marks' }));
    expect(isMarked()).toMatchObject({ size: 1 });
  });

  it('touches nothing of the page, and stays away once closed', async () => {
    open();
    expect(document.querySelector('main')?.innerHTML).toBe('<p>It costs $1,050 a morning.</p>');
    const bar = screen.getByRole('complementary');
    expect(
      (await axe.run(bar, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    open();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
