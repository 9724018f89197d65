import { readShift } from '../../scripts/measure/budget/shift';
import { event } from '../../src/kinds/event/record';
import { webinar } from '../../src/kinds/webinar/record';
import { contentPages } from '../support/builtSite';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

/** A day on which all that the build announced as to come is over. */
const LATER = Date.parse('2100-01-01T12:00:00Z');

it.each([event, webinar])(
  'says what is over by now on the hub of each $label, and nothing moves',
  async (kind) => {
    const [hub] = kind.hubs;
    const [newest] = contentPages()
      .filter(({ file }) => file.startsWith(`${kind.folder}/`))
      .sort(
        (one, other) =>
          Date.parse(String(other.data['startsAt'])) - Date.parse(String(one.data['startsAt'])),
      );
    await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.addInitScript((later) => {
        Date.now = () => later;
      }, LATER);
      await page.goto(`${siteUnderTest()}${hub?.href}`);
      await alive(page);
      const first = page.locator('main article').first();
      // A section below the first is React's a moment later.
      await first.locator(`a[href="${newest?.address}"]`).first().waitFor();
      expect(await first.locator('a[href*="#seat"], a[href*="#tickets"]').count()).toBe(0);
      // A build of a month ago: what was to come has become something to read, which is shorter.
      expect((await readShift(page)).value).toBeLessThan(0.02);
    });
  },
);
