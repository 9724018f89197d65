import type { Page } from 'playwright-core';
import { builtPages } from '../support/builtSite';
import { showcase } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';
import { cutWords } from './probes/cutWords';
import { crowdedHeroes } from './probes/crowdedHeroes';
import { listen } from './probes/listen';
import { lostColors } from './probes/lostColors';
import { lostColumns } from './probes/lostColumns';
import { lostOnPaper } from './probes/lostOnPaper';
import { rememberMarks } from './probes/marks';
import { settled } from './probes/settled';
import { unnamedControls } from './probes/unnamedControls';

const pages = builtPages();

/** What costs much is looked at where it is new: these show whatever any page shows. */
const shown = new Set(showcase());

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

/** What is wrong in colors of the visitor, and then on paper. */
async function findLost(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await settled(page);
  await rememberMarks(page);
  const colors = await lostColors(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return [...colors, ...(await lostOnPaper(page))];
}

/** What is wrong with names of controls, at the other width, with wide spacing, on the narrowest phone, in other colors and on paper. */
async function lookClosely(page: Page, address: string): Promise<string[]> {
  const unnamed = await unnamedControls(page);
  await page.setViewportSize({ width: otherWidthOf(address), height: 800 });
  await settled(page);
  const other = [...(await findTooWide(page)), ...(await axeViolations(page))];
  const cut = await cutWords(page);
  const columns = await lostColumns(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const crowded = await crowdedHeroes(page);
  return [...unnamed, ...other, ...cut, ...columns, ...crowded, ...(await findLost(page))];
}

it(
  'every page is accessible and whole, and what is new on it at every width, spacing, color and on paper',
  async () => {
    const faults = await visitAll({
      addresses: pages,
      visit: async (page, url, address) => {
        const heard = listen(page);
        await open(page, url, widthOf(address));
        const isContrastKnown = !shown.has(address);
        const seen = [
          ...(await findTooWide(page)),
          ...(await axeViolations(page, { isContrastKnown })),
        ];
        const close = shown.has(address) ? await lookClosely(page, address) : [];
        return [...heard(), ...seen, ...close];
      },
    });
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);
