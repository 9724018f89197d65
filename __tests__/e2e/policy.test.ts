import type { Page } from 'playwright-core';
import { securityHeaders } from '../../src/security/headers';
import { showcase } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

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

/** Presses every button and disclosure that is seen, over and over until none is new. */
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    const pressed = new Set<Element>();
    const next = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('button, summary, [role=tab], input')].find(
        (control) => !pressed.has(control) && control.checkVisibility(),
      );
    for (let control = next(); control; control = next()) {
      pressed.add(control);
      control.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return pressed.size;
  });

it(
  // What a page is made of is refused in the sight of pages.test.ts and showcase.test.ts already.
  'refuses nothing that comes of what can be pressed',
  async () => {
    let pressed = 0;
    const addresses = showcase('controls');
    const faults = await visitAll({
      addresses,
      viewport: { width: 1280, height: 800 },
      prepare: async (page) => {
        await listen(page);
        // Printing is answered by the browser, not by the page.
        await page.addInitScript('window.print = () => undefined');
        // A form that leads to another page would take this one away; its own code has run by then.
        await page.addInitScript('addEventListener("submit", (event) => event.preventDefault())');
      },
      visit: async (page, url) => {
        await page.goto(url, { waitUntil: 'load' });
        await alive(page);
        pressed += await pressEverything(page);
        return page.evaluate(() => window.refused);
      },
    });
    expect(faults).toEqual({});
    expect(pressed).toBeGreaterThan(addresses.length);
  },
  patienceFor(showcase('controls')),
);

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
