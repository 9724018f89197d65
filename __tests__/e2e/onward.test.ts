import { builtPages, readBuilt } from '../support/builtSite';
import { siteUnderTest, withPage } from '../support/withPage';
import copy from '../../src/copy/layout.json';

const NAV = `nav[aria-label="${copy.neighbors}"]`;

/** Pages with as many neighbors, of which there is one at either end of a list. */
const withNeighbors = (count: number): string | undefined =>
  builtPages().find((address) => {
    const links =
      readBuilt(address).split(`aria-label="${copy.neighbors}"`)[1]?.split('</nav>')[0] ?? '';
    return links.split('<a ').length - 1 === count;
  });

it.each([1, 2])('fills the row with the way on, be it to %s page', async (count) => {
  const address = withNeighbors(count);
  expect(address).toBeDefined();
  await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(`${siteUnderTest()}${address}`);
    const row = await page.locator(NAV).boundingBox();
    const first = await page.locator(`${NAV} a`).first().boundingBox();
    const last = await page.locator(`${NAV} a`).last().boundingBox();
    expect(first?.x).toBeCloseTo(row?.x ?? 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0));
  });
});
