import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { builtPages } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

const runAxe = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

describe.each(builtPages())('%s', (address) => {
  it.each([375, 1280])('is accessible and whole at %i px', async (width) => {
    await withPage({ viewport: { width, height: 800 } }, async (page) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The browser tells of the not-found page that it answers 404.
        const isStatus = message.location().url === site() + address;
        if (message.type() === 'error' && !isStatus) faults.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(site()) && !request.url().startsWith('data:')) {
          faults.push(`asks ${request.url()}`);
        }
      });
      await page.goto(site() + address, { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await runAxe(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
});

it('reads and navigates without JavaScript', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site()}/`);
    const link = page.getByRole('banner').getByRole('link').nth(1);
    const href = await link.getAttribute('href');
    await link.click();
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

it('lets the keyboard skip to the content', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
  });
});

it('changes pages without loading the whole again', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
    await page.evaluate('window.stillHere = true');
    await page.getByRole('banner').getByRole('link').nth(1).click();
    await page.waitForURL((url) => url.pathname !== '/');
    expect(await page.evaluate<boolean>('window.stillHere === true')).toBe(true);
  });
});
