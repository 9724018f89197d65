import type { Page } from 'playwright-core';
import { closelySeen } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { leaveOutWhole } from '../support/wholeBefore';
import { newAxeViolations } from './probes/axe';
import { coveredFocus } from './probes/coveredFocus';
import { cutLargeWords, cutWords } from './probes/cutWords';
import { crowdedHeroes } from './probes/crowdedHeroes';
import { listen } from './probes/listen';
import { lostColors } from './probes/lostColors';
import { lostColumns } from './probes/lostColumns';
import { lostOnPaper } from './probes/lostOnPaper';
import { rememberMarks } from './probes/marks';
import { openAt } from './probes/open';
import { prepare } from './probes/prepare';
import { isPressed, press } from './probes/pressed';
import { settled } from './probes/settled';
import { tooLong } from './probes/tooLong';
import { unnamedControls } from './probes/unnamedControls';

const { due: pages, remember } = leaveOutWhole({
  name: 'closely',
  addresses: closelySeen(),
  howOf: (address) => String(isPressed(address)),
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
 * What is wrong with names of controls, in other colors and on paper, with wide spacing, on the
 * narrowest phone, and in a large font. To lay a page out again takes longest, so each width has its turn once.
 */
async function lookClosely(page: Page): Promise<string[]> {
  const atDesk = [
    ...(await newAxeViolations(page)),
    ...(await unnamedControls(page)),
    ...(await crowdedHeroes(page)),
    ...(await findLost(page)),
  ];
  const cut = await cutWords(page);
  const violations = await newAxeViolations(page, 'colors');
  const columns = await lostColumns(page);
  const covered = await coveredFocus(page);
  return [...atDesk, ...cut, ...violations, ...columns, ...covered, ...(await cutLargeWords(page))];
}

it(
  'what is new on a page is accessible and whole at every width, spacing, color and on paper',
  async () => {
    const faults = await visitAll({
      addresses: pages,
      prepare,
      visit: async (page, url, address) => {
        const heard = listen(page);
        const tooWide = await openAt(page, url, 375);
        const long = await tooLong(page, address);
        await page.setViewportSize({ width: 1280, height: 800 });
        await settled(page);
        const close = await lookClosely(page);
        const unpressed = await press(page, address);
        return [...heard(), ...tooWide, ...long, ...close, ...unpressed];
      },
    });
    remember(faults);
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);
