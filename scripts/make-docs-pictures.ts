import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { RECORD_FILE } from '../src/review/record/address';
import { picturesOf, type PictureOfPage } from './docs-pictures/pictures';
import { sampleReview } from './docs-pictures/sample';
import { readArguments } from './measure/arguments';
import { refuseCookies } from './measure/refuseCookies';
import { withSite } from './measure/site';
import { visit } from './measure/visit';
import { readRecord } from './review/bases';
import { writePage } from './review/writePage';
import { Hint } from './support/hint';
import { run } from './support/run';

const FOLDER = 'docs/writers/pictures';
const WINDOW = { width: 1024, height: 820 };
const LARGEST = 150 * 1024;
/** Of the page around a part; px. */
const MARGIN = 24;

/** Opens a page of the site, or a file, and shoots what `shoot` says. */
async function open(browser: Browser, site: string, shoot: (page: Page) => Promise<Buffer>) {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  try {
    await refuseCookies(context, site);
    return await shoot(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What lies over the page is none of it. */
const withoutBars = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('body *'))
      if (/fixed|sticky/.test(getComputedStyle(one).position) && !one.closest('main'))
        one.style.visibility = 'hidden';
  });

/** Where a part is, once it is there: what follows from the visitor's clock is drawn anew on loading. */
async function boxOf(page: Page, selector: string) {
  const handle = await page.waitForFunction((chosen) => {
    const node = document.querySelector(chosen);
    // A part may have no box of its own (`display: contents`).
    const parts = node?.getBoundingClientRect().width ? [node] : [...(node?.children ?? [])];
    const boxes = parts.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (boxes.length === 0) return undefined;
    const x = Math.min(...boxes.map(({ left }) => left));
    const y = Math.min(...boxes.map(({ top }) => top));
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.max(...boxes.map(({ right }) => right)) - x,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
    };
  }, selector);
  const box = await handle.jsonValue();
  if (!box) throw new Hint(`There is no ${selector}.`);
  return box;
}

async function shootPart(page: Page, { part, height }: PictureOfPage): Promise<Buffer> {
  await page.waitForTimeout(1500);
  await withoutBars(page);
  await page
    .locator(part ?? 'main')
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await boxOf(page, part ?? 'main');
  const margin = part ? MARGIN : 0;
  const x = Math.max(0, box.x - margin);
  const clip = {
    x,
    y: box.y - margin,
    width: Math.min(WINDOW.width - x, box.width + 2 * margin),
    height: Math.min(box.height + 2 * margin, height ?? Infinity),
  };
  return page.screenshot({ clip, fullPage: true, animations: 'disabled' });
}

/** Writes a picture as small as the guides need it. @throws Hint if it is too large for them */
async function write(name: string, bytes: Buffer): Promise<void> {
  const file = path.join(FOLDER, `${name}.webp`);
  await sharp(bytes).webp({ quality: 78, effort: 6 }).toFile(file);
  const { size } = statSync(file);
  console.log(`${file}, ${Math.round(size / 1024)} KB`);
  if (size > LARGEST) throw new Hint(`${file} is larger than 150 KB: show less of the page.`);
}

const shootFile = (file: string, height: number) => async (page: Page) => {
  await page.goto(pathToFileURL(path.resolve(file)).href, { waitUntil: 'networkidle' });
  return page.screenshot({ clip: { x: 0, y: 0, width: WINDOW.width, height }, fullPage: true });
};

/** `npm run make:docs-pictures`: the pictures of the guides for writers, from the built site. */
run(async () => {
  const { values } = readArguments(process.argv.slice(2), {});
  mkdirSync(FOLDER, { recursive: true });
  await withSite(values.built, async (site, browser) => {
    const record = await readRecord(path.join('public', RECORD_FILE));
    for (const picture of picturesOf(record)) {
      const bytes = await open(browser, site, async (page) => {
        if (!(await visit(page, site + picture.address)))
          throw new Hint(`The build has no page ${picture.address}.`);
        return shootPart(page, picture);
      });
      await write(picture.name, bytes);
    }
    execFileSync('npm', ['run', '--silent', 'preview', '--', '/pricing/']);
    await write('seen', await open(browser, site, shootFile('shots/preview/pricing.html', 1000)));
    const review = await writePage(
      sampleReview(record),
      { names: { here: 'this tree', base: 'main' } },
      { folder: 'shots/review', sites: ['public'] },
    );
    await write('review', await open(browser, site, shootFile(review, 1000)));
  });
});
