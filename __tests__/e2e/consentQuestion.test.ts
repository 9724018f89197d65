import type { Locator } from 'playwright-core';
import { CHOICE_COOKIE } from '../../src/consent/table';
import copy from '../../src/copy/consent.json';
import asked from '../../src/copy/consentQuestion.json';
import { siteUnderTest, withNewVisitor } from '../support/withPage';
import { button, choices, choicesLink, cookies, question } from './consentPage';
import { alive } from './probes/alive';

// The page with a link to the choices in its text.
const PAGE = '/cookie-policy/';

/** Whether the focus is on what is asked for. */
const hasFocus = (at: Locator): Promise<boolean> =>
  at.evaluate((element) => element === document.activeElement);

it('can be answered by keyboard, and gives the focus back', async () => {
  const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  await withNewVisitor(desk, async (page) => {
    await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
    await alive(page);
    const choose = button(page, asked.choose);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    expect(await hasFocus(choose)).toBe(true);
    await page.keyboard.press('Enter');
    await choices(page).waitFor();
    const first = choices(page).getByRole('switch', { name: copy.categories.analytics.label });
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await choices(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(choose)).toBe(true);
    expect(await cookies(page)).toEqual([]);

    await button(page, asked.reject).focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    expect(await cookies(page)).toEqual([CHOICE_COOKIE]);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.locator('a[href="#main"]'))).toBe(true);

    const link = choicesLink(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await choices(page).waitFor();
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await choices(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(link)).toBe(true);
  });
});

// Pages whose first action is in the first screen, at a desk and on a phone.
const HEROES = ['/', '/product/work-order-software/', '/industry/healthcare/', '/why-lintel/'];

/** Whether the first link or button of the page that has a ground is whole in the window, and on top. */
function isFirstActionFree(): boolean {
  const action = [...document.querySelectorAll('main a, main button')].find(
    (one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
  if (!action) return false;
  const { left, top, width, height, bottom } = action.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return bottom <= window.innerHeight && action.contains(hit);
}

it.each([
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
])('leaves the first action of a page in the first screen, $width wide', async (viewport) => {
  await withNewVisitor({ viewport }, async (page) => {
    for (const address of HEROES) {
      await page.goto(siteUnderTest() + address, { waitUntil: 'load' });
      await question(page).waitFor();
      expect([address, await page.evaluate(isFirstActionFree)]).toEqual([address, true]);
    }
  });
});

it('moves nothing as the page loads', async () => {
  await withNewVisitor({ viewport: { width: 375, height: 760 } }, async (page) => {
    // What a font moves that comes late is measured by itself (scripts/measure/budget).
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(siteUnderTest(), { waitUntil: 'load' });
    await alive(page);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.001);
  });
});
