import { readFile } from 'node:fs/promises';
import copy from '../../src/copy/roi.json';
import { defaultInputs, fieldNames } from '../../src/roi/inputs';
import { calculatorPath } from '../../src/roi/link';
import { computeRoi } from '../../src/roi/model';
import { withInputs } from '../roi/arbitraries';
import { siteUnderTest as site } from '../support/withPage';
import {
  buildings,
  download,
  downloaded,
  expectAddress,
  expectSaved,
  expectValue,
  onPage,
  savedOf,
  tools,
} from './calculatorPage';

it('answers as one types, in the result, the working and the address', async () => {
  await onPage('', async (page) => {
    await expectSaved(page, savedOf({}));
    await page.fill(buildings, '12');
    await expectSaved(page, savedOf({ noOfBuildings: 12 }));
    await page
      .locator('#working')
      .getByText(savedOf({ noOfBuildings: 12 }))
      .first()
      .waitFor();
    await expectAddress(page, { noOfBuildings: 12 });
    expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual([...fieldNames].sort());
  });
});

it('keeps what was typed over a reload, also what is wrong', async () => {
  await onPage('', async (page) => {
    await page.fill(buildings, '12');
    await page.fill(buildings, '1,000');
    await page.reload();
    await expectValue(page, buildings, '1,000');
    await expectSaved(page, savedOf({ noOfBuildings: 12 }));
    await download(page).click();
    await page.locator(`#main [role=alert] a[href="${buildings}"]`).click();
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('noOfBuildings');
  });
});

it('opens a link with the figures it carries, and says what it cannot use', async () => {
  await onPage('?noOfBuildings=3&monthlyWorkOrdersCount=many&isIntegration=false', async (page) => {
    await expectValue(page, buildings, '3');
    await expectSaved(page, savedOf({ noOfBuildings: 3, isIntegration: false }));
    expect(await page.getByRole('switch').isChecked()).toBe(false);
    expect(await page.locator('#main').getByRole('alert').textContent()).toContain('many');
  });
});

it('starts from the preset that a page names', async () => {
  await onPage('?preset=retail', async (page) => {
    await page.waitForFunction(
      ([selector, usual]) => document.querySelector<HTMLInputElement>(selector)?.value !== usual,
      [buildings, String(defaultInputs.noOfBuildings)] as const,
    );
    expect(await page.locator('#main').getByRole('alert').count()).toBe(0);
  });
});

it('has figures and report in sight in a low window, with the bar of the site open', async () => {
  const low = { viewport: { width: 1280, height: 800 } };
  await onPage(
    '',
    async (page) => {
      for (const control of [download(page), page.locator(buildings)]) {
        const box = await control.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(800);
      }
    },
    low,
  );
});

it('shows on a phone that a table goes on to the side', async () => {
  await onPage(
    '?isIntegration.b=false',
    async (page) => {
      await page.locator('#compare table').waitFor();
      const boxes = await page.locator('[role=region][tabindex]:has(thead td)').all();
      expect(boxes).toHaveLength(2);
      for (const box of boxes) {
        await box.scrollIntoViewIfNeeded();
        const place = await box.boundingBox();
        if (!place) throw new Error('The table is shown');
        const edge = place.x + place.width;
        const isCut = await box
          .locator('th[scope=col]')
          .evaluateAll(
            (columns, right) =>
              columns
                .map((column) => column.getBoundingClientRect())
                .some((column) => column.left < right - 10 && column.right > right),
            edge,
          );
        expect(isCut).toBe(true);
        // Above the first words, on both sides of the edge.
        const [inside, outside] = [edge - 2, edge + 2].map((x) => ({
          clip: { x, y: place.y + 2, width: 1, height: 1 },
        }));
        const isShaded = async (): Promise<boolean> =>
          !(await page.screenshot(inside)).equals(await page.screenshot(outside));
        expect(await isShaded()).toBe(true);
        await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
        expect(await isShaded()).toBe(false);
        const spilt = await box
          .locator('th[scope=row]')
          .evaluateAll(
            (names) => names.filter((name) => name.scrollWidth > name.clientWidth).length,
          );
        expect(spilt).toBe(0);
      }
    },
    { viewport: { width: 375, height: 800 } },
  );
});

it('copies one address for two sets, which opens them side by side', async () => {
  const copies = { permissions: ['clipboard-read', 'clipboard-write'] };
  await onPage(
    '',
    async (page) => {
      await page.locator('#roi-sets [role=group] button').nth(2).click();
      await page.locator('#compare table').waitFor();
      await tools(page).first().click();
      await tools(page).first().getByText(copy.tools.copied).waitFor();
      const address = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(new URL(address).searchParams.get('isIntegration.b')).toBe('false');
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('#compare table').waitFor();
    },
    copies,
  );
});

it('hands over the working as CSV', async () => {
  await onPage('?noOfBuildings=12', async (page) => {
    const file = await downloaded(page, () => tools(page).nth(1).click());
    const text = await readFile(await file.path(), 'utf8');
    const { unclamped } = computeRoi(withInputs({ noOfBuildings: 12 }));
    expect(text).toContain(String(unclamped.totalCostSavedPerYear));
    expect(text.split('\r\n').length).toBeGreaterThan(20);
  });
});

it('prints as headings and tables, without controls', async () => {
  await onPage('?noOfBuildings=12', async (page) => {
    await page
      .locator('#working')
      .getByText(savedOf({ noOfBuildings: 12 }))
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    const main = page.locator('#main');
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    expect(await main.getByRole('table').count()).toBeGreaterThan(6);
    for (const control of ['textbox', 'slider', 'switch', 'button'] as const) {
      expect(await main.getByRole(control).count()).toBe(0);
    }
    await main.getByRole('cell', { name: /^12 / }).first().waitFor();
  });
});

it('has one canonical address', async () => {
  for (const address of [calculatorPath, '/resources/roi-new/']) {
    const html = await (await fetch(site() + address)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${calculatorPath}"`));
  }
});
