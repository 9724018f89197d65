import copy from '../../src/copy/sheet.json';
import { siteUnderTest as site, withPage } from '../support/withPage';

/** What a screen reader is told, in its order: the numbers are counters of the style sheet. */
it.each(['/resources/newsletter/', '/hvac-checklist-for-reopening-properties/'])(
  'the tally of %s counts what is ticked',
  (address) =>
    withPage({}, async (page) => {
      await page.goto(site() + address, { waitUntil: 'networkidle' });
      const sheet = page.locator('form', { has: page.getByText(copy.startOver) });
      const boxes = sheet.getByRole('checkbox');
      for (const place of [0, 1, 2]) await boxes.nth(place).check();
      const session = await page.context().newCDPSession(page);
      const of = new RegExp(copy.of.replace('{count}', String(await boxes.count())));
      const tally = async (): Promise<string | undefined> => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const said = nodes.map(({ name }) => String(name?.value ?? ''));
        return said[said.findIndex((words) => of.test(words)) - 1];
      };
      // The tree follows the styles a little later.
      for (let tries = 0; (await tally()) !== '3' && tries < 20; tries += 1) {
        await page.waitForTimeout(100);
      }
      expect(await tally()).toBe('3');
    }),
);
