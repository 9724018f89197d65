import type { Page } from 'playwright-core';
import { buildings, expectSaved, onPage, savedOf } from './calculatorPage';

// With reduced motion the page scrolls at once to what gets the focus.
const phone = { viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' } as const;

/** The link that stays in sight and leads to the result. */
const SUM = 'form a[href="#roi-result"]';

interface Boxes {
  readonly elements: readonly string[];
  /** Those of the elements that the sum lies on. */
  readonly covered: readonly string[];
}

/** What the sum lies on, of some elements, where the page is scrolled to now. */
const look = (page: Page, selector: string): Promise<Boxes> =>
  page.evaluate(
    ([sum, elements]) => {
      const box = document.querySelector(sum)?.getBoundingClientRect();
      if (!box) throw new Error('There is no sum');
      const all = [...document.querySelectorAll(elements)];
      const covered = all.filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      const name = (element: Element) => element.id || element.outerHTML.slice(0, 60);
      return { elements: all.map(name), covered: covered.map(name) };
    },
    [SUM, selector] as const,
  );

it('keeps the sum off the first fields and the switch of a phone, and off whatever has the focus', async () => {
  await onPage(
    '',
    async (page) => {
      const first = `fieldset:has(${buildings}, [role="switch"]) :is(label, input, p, span)`;
      for (let top = 0; top < 3000; top += 60) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        expect(await look(page, first)).toMatchObject({ covered: [] });
      }
      await page.locator('form summary').click();
      // Forth and back, as a keyboard goes: it scrolls only as far as it must.
      await page.locator('form select').focus();
      for (const key of ['Tab', 'Shift+Tab']) {
        const met: string[] = [];
        for (let step = 0; step < 40; step += 1) {
          const { elements, covered } = await look(page, `form *:focus:not(${SUM})`);
          met.push(...elements);
          expect(covered).toEqual([]);
          await page.keyboard.press(key);
        }
        expect(met.length).toBeGreaterThan(16);
      }
    },
    phone,
  );
});

it('says with the sum that a bound applies', async () => {
  const said = new Set<string>();
  for (const noOfBuildings of [10, 1, 150]) {
    await onPage(
      `?noOfBuildings=${noOfBuildings}`,
      async (page) => {
        await expectSaved(page, savedOf({ noOfBuildings }));
        said.add((await page.locator(SUM).innerText()).replace(/[\d,$]/g, ''));
      },
      phone,
    );
  }
  expect(said.size).toBe(3);
});
