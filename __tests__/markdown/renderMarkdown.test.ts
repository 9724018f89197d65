/** @jest-environment jsdom */
import { renderMarkdown } from '../../src/markdown/renderMarkdown';

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

it('puts a table into a named region that scrolls by keyboard', () => {
  const page = render('## Shares\n\n| What | Share |\n| --- | --- |\n| Fans | 22 |');
  const region = page.querySelector('[role=region]');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toContain('What, Share');
  expect(region?.querySelectorAll('th[scope=col]')).toHaveLength(2);
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
