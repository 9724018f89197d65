import { shortTokens } from '../../src/gatsby/tokenNames';
import { siteUnderTest, withPage } from '../support/withPage';

/** Relative luminance of `rgb(r, g, b)` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** As the build names the token. */
const nameOfWash = shortTokens('src').get('--wash') ?? '--wash';

// A ground that ends in a gradient is more than axe can judge.
it.each(['/sample/', '/ae-sample/'])('the words of every hero stand out on %s', async (address) => {
  await withPage({}, async (page) => {
    await page.goto(siteUnderTest() + address);
    const heroes = await page.locator('[data-wash]:has(h1, h2)').evaluateAll(
      (elements, name) =>
        elements.map((element) => {
          const ground = document.createElement('div');
          ground.style.backgroundColor = `var(${name})`;
          element.append(ground);
          const wash = element.getAttribute('data-wash');
          const text = getComputedStyle(element.querySelector('h1, h2') ?? element).color;
          return { wash, text, ground: getComputedStyle(ground).backgroundColor };
        }),
      nameOfWash,
    );
    expect(heroes.length).toBeGreaterThan(2);
    const faint = heroes.filter(({ text, ground }) => contrast(text, ground) < 4.5);
    expect(faint).toEqual([]);
  });
});

// Paper that shines through over ink is neither.
it('the header is dark over a dark ground, and light again above it', () =>
  withPage({}, async (page) => {
    await page.goto(`${siteUnderTest()}/restart-property-operations/`);
    const header = page.getByRole('banner');
    await page
      .locator("main [data-theme='dark']")
      .first()
      .evaluate((ground) => {
        window.scrollTo({ top: ground.getBoundingClientRect().top + 40, behavior: 'instant' });
      });
    await header.and(page.locator("[data-theme='dark']")).waitFor();
    const [text, ground] = await header.evaluate((bar) => {
      const style = getComputedStyle(bar);
      return [style.color, style.backgroundColor];
    });
    expect(contrast(text ?? '', ground ?? '')).toBeGreaterThan(4.5);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await header.and(page.locator(':not([data-theme])')).waitFor();
  }));
