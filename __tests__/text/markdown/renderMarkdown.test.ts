/** @jest-environment jsdom */
import { renderMarkdown } from '../../../src/text/markdown/renderMarkdown';

function render(markdown: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderMarkdown(markdown);
  return page;
}

it('gives headings an id and a link to themselves', () => {
  const page = render('## What runs at night\n\n## What runs at night');
  const [first, second] = page.querySelectorAll('h2');
  expect(first?.id).toBe('what-runs-at-night');
  expect(second?.id).toBe('what-runs-at-night-1');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('#what-runs-at-night');
});

describe('a table', () => {
  const FIGURES = '| What | Share | Cost |\n| --- | --- | --- |\n| Fans | 22% | $1,400 |';
  const WORDS = '| What | Who | Share |\n| --- | --- | --- |\n| Fans | [A fitter](/a/) | 22% |';

  it.each([
    ['figures', FIGURES],
    ['figures with gaps', `${FIGURES}\n| Pumps | – | |\n| Together | 9 kWh | |`],
  ])('of %s scrolls in a region that is named and reached by keyboard', (_of, table) => {
    const region = render(table).querySelector('[role=region]');
    expect(region?.getAttribute('tabindex')).toBe('0');
    expect(region?.getAttribute('aria-label')).toContain('What, Share, Cost');
    expect(region?.querySelectorAll('td[data-label]')).toHaveLength(0);
  });

  it.each([
    ['a column of words', WORDS],
    ['a column of codes', '| Type | Code |\n| --- | --- |\n| Fan | NG-A-09-AHU-03 |'],
    ['one column', '| Year |\n| --- |\n| 2025 |'],
  ])('with %s is no stop for the keyboard', (_with, table) => {
    expect(render(table).querySelector('[tabindex], [role=region]')).toBeNull();
  });

  it('of words names its column in each cell, and stays a table where its parts are blocks', () => {
    const page = render(WORDS);
    const cells = [...page.querySelectorAll('td')];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Who', 'Share']);
    const roles = [...page.querySelectorAll('table, tr, th, td')].map((part) => part.role);
    expect(roles).toEqual([
      'table',
      ...['row', 'columnheader', 'columnheader', 'columnheader'],
      ...['row', 'rowheader', 'cell', 'cell'],
    ]);
    expect(cells[0]?.querySelector('a')?.textContent).toBe('A fitter');
  });

  it.each([FIGURES, WORDS])('names its columns and its rows', (table) => {
    const page = render(table);
    expect(page.querySelectorAll('thead th[scope=col]')).toHaveLength(3);
    expect(page.querySelectorAll('tbody th[scope=row]')).toHaveLength(1);
  });
});

it('marks links out of the site, in tables too, and leaves its own alone', () => {
  const page = render(
    '[a](https://example.org/) [b](/pricing/)\n\n| [c](https://example.org/) |\n| --- |',
  );
  const marked = [...page.querySelectorAll('a.external')];
  expect(marked).toHaveLength(2);
  for (const link of marked) expect(link.getAttribute('rel')).toContain('noopener');
  expect(page.querySelector('a[href="/pricing/"]')?.hasAttribute('rel')).toBe(false);
});

it('lets no raw HTML through', () => {
  const page = render('Before <img src=x onerror=alert(1)> after\n\n<script>alert(1)</script>');
  expect(page.querySelector('img, script')).toBeNull();
});
