import type { Page } from 'playwright-core';
import { misspelled, numbers, plurals, questions } from '../support/questions';
import { siteUnderTest as site, withPage } from '../support/withPage';

const SHOWN = 3;

/** The first pages that a visitor sees for words, typed into the field of the search. */
async function firstFor(page: Page, typed: string): Promise<string[]> {
  await page.getByRole('main').getByRole('searchbox').fill(typed);
  await page.waitForFunction(
    (words) =>
      new URLSearchParams(location.search).get('q') === words &&
      document.querySelector('main [aria-busy="false"]') !== null,
    typed,
  );
  return page
    .locator('main [aria-busy] ol > li')
    .evaluateAll(
      (rows, shown) =>
        rows.slice(0, shown).map((row) => row.querySelector('a')?.getAttribute('href') ?? ''),
      SHOWN,
    );
}

it('shows the page that is meant among the first three', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/search/`, { waitUntil: 'networkidle' });
    const missed: object[] = [];
    for (const [typed, wanted] of [...questions, ...misspelled, ...plurals, ...numbers]) {
      const first = await firstFor(page, typed);
      if (!first.includes(wanted)) missed.push({ typed, wanted, first });
    }
    expect(missed).toEqual([]);
  });
});
