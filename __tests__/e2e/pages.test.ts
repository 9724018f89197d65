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

/** Every other page as on a phone, its neighbors as on a desk; what is new is seen in both. */
const widthOf = (address: string): number =>
  shown.has(address) || pages.indexOf(address) % 2 === 0 ? 1280 : 375;

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

/**
 * What is wrong with names of controls, in other colors and on paper, with wide spacing, and on the
 * narrowest phone. To lay a page out again takes longest, so each width has its turn once.
 */
async function lookClosely(page: Page): Promise<string[]> {
  const atDesk = [
    ...(await unnamedControls(page)),
    ...(await crowdedHeroes(page)),
    ...(await findLost(page)),
  ];
  const cut = await cutWords(page);
  const violations = await axeViolations(page);
  return [...atDesk, ...cut, ...violations, ...(await lostColumns(page))];
}

it(
  'every page is accessible and whole, and what is new on it at every width, spacing, color and on paper',
  async () => {
    const faults = await visitAll({
      addresses: pages,
      visit: async (page, url, address) => {
        const isNew = shown.has(address);
        const heard = listen(page);
        await open(page, url, widthOf(address));
        const seen = [
          ...(await findTooWide(page)),
          ...(await axeViolations(page, { isContrastKnown: !isNew })),
        ];
        const close = isNew ? await lookClosely(page) : [];
        return [...heard(), ...seen, ...close];
      },
    });
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);
