import type { BrowserContextOptions, Page } from 'playwright-core';
import { builtPages, readBuilt } from '../support/builtSite';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';
import { settled } from './probes/settled';

const STEP = '[id^="milestone-"]';

const story = builtPages().find((address) => readBuilt(address).includes('id="milestone-1"')) ?? '';

/** How much of the line below each step is drawn, in percent; the last one has none. */
const drawn = (page: Page): Promise<number[]> =>
  page.locator(`${STEP}:not(:last-child)`).evaluateAll((steps) =>
    steps.map((step) => {
      const { backgroundSize } = getComputedStyle(step, '::after');
      return Number.parseFloat(backgroundSize.split(' ')[1] ?? '100');
    }),
  );

const withStory = <T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>) =>
  withPage({ viewport: { width: 1280, height: 800 }, ...options }, async (page) => {
    await page.goto(siteUnderTest() + story);
    return use(page);
  });

it('draws the line of a story as far as one has read, and no further', async () => {
  const [first, second, ...ahead] = await withStory({}, async (page) => {
    await alive(page);
    // The second step has just passed the line at which one reads.
    await page
      .locator(STEP)
      .nth(1)
      .evaluate((step) =>
        window.scrollBy(0, step.getBoundingClientRect().top - window.innerHeight * 0.4 + 4),
      );
    await settled(page);
    return drawn(page);
  });
  expect(first).toBe(100);
  expect(second).toBeLessThan(20);
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.filter((size) => size > 0)).toEqual([]);
});

it.each([
  ['with reduced motion', { reducedMotion: 'reduce' }],
  ['without scripts', { javaScriptEnabled: false }],
] as const)('shows the whole line %s', async (_name, options) => {
  const sizes = await withStory(options, drawn);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((size) => size < 100)).toEqual([]);
});
