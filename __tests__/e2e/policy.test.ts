import type { Page } from 'playwright-core';
import { securityHeaders } from '../../src/http/securityHeaders';
import { siteUnderTest, withPage } from '../support/withPage';

declare global {
  interface Window {
    refused: string[];
  }
}

/** Notes what the policy refuses, from before the first script of the page on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

it('refuses a script that the build did not make', async () => {
  await withPage({}, async (page) => {
    await listen(page);
    await page.goto(siteUnderTest() + '/', { waitUntil: 'load' });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.foreign = "yes"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="stop()">');
    });
    await page.waitForFunction(() => window.refused.length >= 2);
    expect(await page.evaluate(() => document.body.dataset['foreign'])).toBeUndefined();
  });
});

it.each(['/', '/no-such-page/'])(
  'refuses a style sheet that the build did not make: %s',
  (address) =>
    withPage({}, async (page) => {
      await listen(page);
      await page.goto(siteUnderTest() + address, { waitUntil: 'load' });
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<style>body { opacity: 0.5 }</style>');
      });
      await page.waitForFunction(() => window.refused.length > 0);
      expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    }),
);

it.each([
  ['a page', '/', 200],
  ['a file', '/favicon.svg', 200],
  ['a page that is missing', '/no-such-page/', 404],
  ['a redirect of the edge', '/lintel-newsroom', 301],
  ['the report', '/roi-pdf/', 200],
  ['a refused report', '/roi-pdf/?noOfBuildings=x', 400],
])('protects %s', async (_, address, status) => {
  const response = await fetch(siteUnderTest() + address, { redirect: 'manual' });
  expect(response.status).toBe(status);
  const own = status === 400 ? { 'Referrer-Policy': 'no-referrer' } : {};
  for (const [name, value] of Object.entries({ ...securityHeaders, ...own })) {
    expect([name, response.headers.get(name)]).toEqual([name, value]);
  }
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/'unsafe-eval'|script-src [^;]*'unsafe-inline'/);
});
