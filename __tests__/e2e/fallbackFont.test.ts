import { contentPages } from '../support/builtSite';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

/** Headings of the site, for the letters and the lengths that it has. */
const titles = contentPages().flatMap(({ data }) => data['title'] as string);

it('sets headings as wide before their font is there as with it', async () => {
  const ratios = await withPage({}, async (page) => {
    await page.goto(siteUnderTest());
    await alive(page);
    return page.locator('h1').evaluate((heading, texts) => {
      heading.style.cssText = 'position: absolute; width: max-content; white-space: nowrap';
      const widthIn = (font: string): number => {
        heading.style.fontFamily = font;
        return heading.getBoundingClientRect().width;
      };
      return texts.map((text) => {
        heading.textContent = text;
        return widthIn('Heading Fallback') / widthIn('Instrument Sans');
      });
    }, titles);
  });
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.01);
});
