import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright-core';
import { integrationField, numberFields } from '../../src/roi/fields';
import { formatUsd } from '../../src/format/number';
import { computeRoi } from '../../src/roi/model';
import { toParams } from '../../src/roi/inputs';
import { parseInputs } from '../../src/roi/parse';
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
  wordsOf,
} from './calculatorPage';

describe('the report', () => {
  it.each([true, false])('has the figures of the page, integration %s', async (isIntegration) => {
    await onPage(`?noOfBuildings=12&isIntegration=${isIntegration}`, async (page) => {
      // What the address says arrives in the fields after the page.
      await expectValue(page, buildings, '12');
      const file = await downloaded(page, () => download(page).click());
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      const words = await wordsOf(file);
      expect(words).toContain(savedOf({ noOfBuildings: 12, isIntegration }));
      const query = toParams(withInputs({ noOfBuildings: 12, isIntegration })).toString();
      const answer = await fetch(`${site()}/roi-pdf/?${query}`);
      const fromRoute = Buffer.from(await answer.arrayBuffer());
      expect(fromRoute.equals(await readFile(await file.path()))).toBe(true);
    });
  });

  it('asks for its template and for code of the site, and tells nobody the figures', async () => {
    await onPage('?noOfBuildings=12', async (page) => {
      const asked: Request[] = [];
      page.on('request', (request) => asked.push(request));
      await expectValue(page, buildings, '12');
      await page.fill(buildings, '13');
      await expectAddress(page, { noOfBuildings: 13 });
      await downloaded(page, () => download(page).click());
      const others = asked
        .map((request) => new URL(request.url()))
        .filter(({ protocol }) => protocol.startsWith('http'))
        .filter(({ pathname }) => !/^\/[^/]+\.js$|^\/(icons|favicon)\.svg$/.test(pathname));
      expect(others.map(({ href }) => href)).toEqual([`${site()}/roi/roi-report-integration.pdf`]);
      for (const request of asked) {
        const { referer = '' } = await request.allHeaders();
        expect(referer).not.toContain('noOfBuildings');
        expect(request.method()).toBe('GET');
      }
    });
  });

  it.each([
    ['is missing', { status: 404, contentType: 'text/html', body: '<h1>404</h1>' }],
    ['is a page', { status: 200, contentType: 'application/pdf', body: '<h1>Log in</h1>' }],
  ])('leads to the server where the template %s, and loses nothing', async (_what, answer) => {
    await onPage('', async (page) => {
      await page.route('**/roi/*.pdf', (route) => route.fulfill(answer));
      await page.fill(buildings, '12');
      await download(page).click();
      const way = page.locator('#roi-result [role=alert] a');
      const { pathname, searchParams } = new URL((await way.getAttribute('href')) ?? '', site());
      expect(pathname).toBe('/roi-pdf/');
      expect(parseInputs(searchParams)).toMatchObject({ inputs: { noOfBuildings: 12 } });
      expect(await page.inputValue(buildings)).toBe('12');
      const file = await downloaded(page, () => way.click());
      expect(await wordsOf(file)).toContain(savedOf({ noOfBuildings: 12 }));
    });
  });

  it('says so where there is no connection, and works again when there is', async () => {
    await onPage('', async (page) => {
      await page.fill(buildings, '12');
      await page.context().setOffline(true);
      await download(page).click();
      await page.locator('#roi-result').getByRole('alert').waitFor();
      await expectSaved(page, savedOf({ noOfBuildings: 12 }));
      await page.context().setOffline(false);
      const file = await downloaded(page, () => download(page).click());
      expect(await wordsOf(file)).toContain(savedOf({ noOfBuildings: 12 }));
    });
  });
});

it('is a form of the report route without JavaScript, integration off included', async () => {
  await onPage(
    '',
    async (page) => {
      await page.fill(buildings, '7');
      await page.selectOption(`select[name=${integrationField.name}]`, 'false');
      for (const { name } of numberFields) {
        expect(await page.locator(`[name=${name}]`).count()).toBe(1);
      }
      const file = await downloaded(page, () => download(page).click());
      const { pathname, searchParams } = new URL(file.url());
      expect(pathname).toBe('/roi-pdf/');
      const inputs = withInputs({ noOfBuildings: 7, isIntegration: false });
      expect(parseInputs(searchParams)).toEqual({ ok: true, inputs });
      expect(await wordsOf(file)).toContain(formatUsd(computeRoi(inputs).totalCostSavedPerYear));
    },
    { javaScriptEnabled: false },
  );
});
