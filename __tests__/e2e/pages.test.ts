import type { Page } from 'playwright-core';
import { builtPages } from '../support/builtSite';
import { showcase } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';
import { cutWords } from './probes/cutWords';
import { crowdedHeroes } from './probes/crowdedHeroes';
import { listen } from './probes/listen';
import { lostColumns } from './probes/lostColumns';
import { unnamedControls } from './probes/unnamedControls';

const pages = builtPages();

/** Every other page as on a phone, its neighbors as on a desk. */
const widthOf = (address: string): number => (pages.indexOf(address) % 2 === 0 ? 375 : 1280);
const otherWidthOf = (address: string): number => (widthOf(address) === 375 ? 1280 : 375);

const open = async (page: Page, url: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
};

const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${clientWidth} px: ${scrollWidth} px wide`] : [];
  });

it(
  'every page is accessible and whole, with the text spaced by its reader too',
  async () => {
    const faults = await visitAll({
      addresses: pages,
      visit: async (page, url, address) => {
        const heard = listen(page);
        await open(page, url, widthOf(address));
        const wide = await findTooWide(page);
        const violations = await axeViolations(page);
        const unnamed = await unnamedControls(page);
        const cut = await cutWords(page);
        const columns = await lostColumns(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        const crowded = await crowdedHeroes(page);
        return [...heard(), ...wide, ...violations, ...unnamed, ...cut, ...columns, ...crowded];
      },
    });
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);

it(
  'whatever a page shows is accessible and whole at the other width as well',
  async () => {
    const addresses = showcase();
    const faults = await visitAll({
      addresses,
      visit: async (page, url, address) => {
        await open(page, url, otherWidthOf(address));
        return [...(await findTooWide(page)), ...(await axeViolations(page))];
      },
    });
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);
