import type { Locator, Page } from 'playwright-core';
import { shortTokens } from '../../src/gatsby/tokenNames';
import { siteUnderTest as site, withPage } from '../support/withPage';

const DARK = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  colorScheme: 'dark',
  forcedColors: 'active',
} as const;
const LIGHT = { ...DARK, colorScheme: 'light' } as const;

/** For each column of a picture of it, whether anything in it stands out from its first pixel. */
async function columnsWithInk(page: Page, target: Locator): Promise<boolean[]> {
  const picture = (await target.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const grayAt = (x: number, y: number): number => {
      const at = (y * width + x) * 4;
      return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    };
    return Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_none, y) => Math.abs(grayAt(x, y) - grayAt(0, 0))).some(
        (difference) => difference > 70,
      ),
    );
  }, picture);
}

describe.each([DARK, LIGHT])('in $colorScheme colors of the visitor', (options) => {
  it('sliders keep their tracks, and wordmarks their ink', async () => {
    await withPage(options, async (page) => {
      await page.goto(`${site()}/pricing/`, { waitUntil: 'networkidle' });
      const sliders = await page.getByRole('main').getByRole('slider').all();
      expect(sliders.length).toBeGreaterThan(1);
      for (const slider of sliders) {
        const columns = await columnsWithInk(page, slider);
        // All of the track, with some air at its ends.
        expect(columns.filter((hasInk) => hasInk).length).toBeGreaterThan(columns.length * 0.9);
      }
      await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
      const wordmarks = await page.locator('main li img[src$=".svg"]').all();
      expect(wordmarks.length).toBeGreaterThan(1);
      for (const wordmark of wordmarks) {
        const columns = await columnsWithInk(page, wordmark);
        expect(columns.filter((hasInk) => hasInk).length).toBeGreaterThan(columns.length * 0.2);
      }
    });
  });
});

it('what a legend tells apart differs in colors of the visitor, too', async () => {
  await withPage(DARK, async (page) => {
    await page.goto(`${site()}/product/preventive-maintenance-software/`, { waitUntil: 'load' });
    const legend = page
      .getByRole('listitem')
      .filter({ has: page.locator('i[data-fill]:only-child') });
    const grounds = await legend
      .locator('i')
      .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
    expect(grounds.length).toBeGreaterThan(3);
    expect(new Set(grounds.slice(0, 4)).size).toBe(4);
  });
});

it('the hours of a demo day lie next to its date or below it, never on it', async () => {
  await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await page.goto(`${site()}/demo-days/connected-cmms/`, { waitUntil: 'load' });
    const rows = page.locator('label:has(time)');
    expect(await rows.count()).toBeGreaterThan(1);
    const hidden = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const words = row.querySelector('time > span')?.getBoundingClientRect();
        const hours = row.querySelector('time + span')?.getBoundingClientRect();
        if (!words || !hours) return true;
        return hours.width > 0 && hours.left < words.right && hours.top < words.bottom;
      }),
    );
    expect(hidden).toHaveLength(0);
  });
});

it('nothing moves for a visitor who wants no motion, whatever changes its style', async () => {
  await withPage(LIGHT, async (page) => {
    await page.goto(`${site()}/`, { waitUntil: 'load' });
    const begun = await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        element.style.opacity = '0.9';
      }
      return document.getAnimations().length;
    });
    expect(begun).toBe(0);
  });
});

const tokens = shortTokens('src');

/** The name that a color has in the built site. */
const color = (name: string): string => tokens.get(`--color-${name}`) ?? `--color-${name}`;

/** The ratio of a color of words to one that they stand on, as the browser takes both from the tokens. */
const ratioOf = (page: Page, theme: string, words: string, ground: string): Promise<number> =>
  page.evaluate(
    ([name, color, background]) => {
      const probe = document.createElement('p');
      probe.dataset['theme'] = name;
      Object.assign(probe.style, { color: `var(${color})`, background: `var(${background})` });
      document.body.append(probe);
      const style = getComputedStyle(probe);
      const [light = 0, dark = 0] = [style.color, style.backgroundColor]
        .map((rgb) => {
          const parts = (rgb.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
          const [red = 0, green = 0, blue = 0] = parts.map((part) =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .sort((a, b) => b - a);
      probe.remove();
      return (light + 0.05) / (dark + 0.05);
    },
    [theme, words, ground] as const,
  );

it('a visitor who asks for more contrast gets 7:1 for words, in light and in dark', async () => {
  await withPage({ ...LIGHT, forcedColors: 'none', contrast: 'more' }, async (page) => {
    await page.goto(`${site()}/`, { waitUntil: 'load' });
    const words = ['text', 'text-soft', 'text-faint', 'link', 'error', 'line-input'];
    for (const theme of ['light', 'dark']) {
      for (const name of words) {
        const ratio = await ratioOf(page, theme, color(name), color('bg'));
        expect([theme, name, ratio >= 7]).toEqual([theme, name, true]);
      }
      const action = await ratioOf(page, theme, color('on-action'), color('action'));
      expect(action).toBeGreaterThanOrEqual(7);
    }
  });
});
