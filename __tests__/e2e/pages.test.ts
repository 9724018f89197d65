import { builtPages } from '../support/builtSite';
import { closelySeen, showcase } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { leaveOutWhole } from '../support/wholeBefore';
import { newAxeViolations } from './probes/axe';
import { listen } from './probes/listen';
import { openAt } from './probes/open';
import { prepare } from './probes/prepare';
import { isPressed, press } from './probes/pressed';
import { tooLong } from './probes/tooLong';

/** What is looked at closely is not looked at twice (showcase.test.ts). */
const seen = new Set(closelySeen());
const others = builtPages().filter((address) => !seen.has(address));

/** Colors and distances follow from classes: these have some that are nowhere else. */
const shown = new Set(showcase());

/** Every other page as on a phone, its neighbors as on a desk. */
const widthOf = (address: string): number => (others.indexOf(address) % 2 === 0 ? 1280 : 375);

const { due: pages, remember } = leaveOutWhole({
  name: 'briefly',
  addresses: others,
  howOf: (address) => [shown.has(address), isPressed(address)].join(),
});

it(
  'every page is accessible and whole',
  async () => {
    const faults = await visitAll({
      addresses: pages,
      prepare,
      visit: async (page, url, address) => {
        const heard = listen(page);
        const tooWide = await openAt(page, url, widthOf(address));
        const violations = await newAxeViolations(page, shown.has(address) ? 'nothing' : 'looks');
        const long = await tooLong(page, address);
        const unpressed = await press(page, address);
        return [...heard(), ...tooWide, ...violations, ...long, ...unpressed];
      },
    });
    remember(faults);
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);
