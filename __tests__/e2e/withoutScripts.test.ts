import { builtPages } from '../support/builtSite';
import { showcase } from '../support/showcase';
import { patienceFor, visitAll } from '../support/visitAll';
import { siteUnderTest as site, withPage } from '../support/withPage';
import { groupOfNewsroom, inBar, NEWSROOM } from './chromePage';
import { deadControls } from './probes/deadControls';

const PLAIN = { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } } as const;

// The style guide shows controls without their forms on purpose.
const pages = showcase(
  'controls',
  builtPages().filter((address) => !/^\/(ae-)?sample\/$/.test(address)),
);

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

it('the words of the bar lead to hubs, and nothing of the panels is in the way', async () => {
  await withPage(PLAIN, async (page) => {
    await page.goto(site() + '/');
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('button').count()).toBe(0);
    for (const name of inBar) {
      const href = await bar.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(href).toMatch(/^\/.*\/$/);
    }
  });
});

it.each([375, 1280])('the links of the footer can be read at %i px', async (width) => {
  await withPage({ ...PLAIN, viewport: { width, height: 800 } }, async (page) => {
    await page.goto(site() + '/');
    const footer = page.getByRole('contentinfo');
    const heading = groupOfNewsroom(footer);
    const link = footer.locator(`a[href="${NEWSROOM}"]`);
    if (!(await link.isVisible())) await heading.click();
    expect(await link.isVisible()).toBe(true);
  });
});

it('every question and every tab of a module can be read', async () => {
  await withPage(PLAIN, async (page) => {
    await page.goto(site() + '/product/fault-detection-diagnostics/');
    const panels = await page.getByRole('main').getByRole('tabpanel').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) expect(await panel.isVisible()).toBe(true);
    expect(await page.getByRole('group').count()).toBeGreaterThan(2);
  });
});
