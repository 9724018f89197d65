import { kindOfFile } from '../../src/content-model';
import { builtPages, contentPages } from '../support/builtSite';
import { patienceFor, visitAll } from '../support/visitAll';
import { siteUnderTest as site, withPage } from '../support/withPage';
import { deadControls } from './probes/deadControls';

const PLAIN = { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } } as const;

// The style guide shows controls without their forms on purpose.
const pages = builtPages().filter((address) => !/^\/(ae-)?sample\/$/.test(address));

it(
  'shows no control that only a script could answer',
  async () => {
    const faults = await visitAll({
      ...PLAIN,
      addresses: pages,
      prepare: (page) =>
        page.route(/\.(webp|png|jpe?g|svg|woff2)$/, (route) => route.abort('aborted')),
      visit: async (page, url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        return deadControls(page);
      },
    });
    expect(faults).toEqual({});
  },
  patienceFor(pages),
);

it('lists every release', async () => {
  const releases = contentPages()
    .filter(({ file, isShown }) => isShown && kindOfFile(file)?.name === 'PressRelease')
    .map(({ address }) => address);
  await withPage(PLAIN, async (page) => {
    await page.goto(`${site()}/lintel-newsroom/`);
    const links = await page
      .locator('main a:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(releases.filter((address) => !links.includes(address))).toEqual([]);
  });
});
