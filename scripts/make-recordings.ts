import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { recording, type Recording } from '../src/kinds/data/recording';
import {
  captionsFile,
  POSTER_WIDTHS,
  posterFile,
  recordingFile,
  stillsFile,
} from '../src/format/captions';
import { cutAt } from '../src/ui/plot/cutAt';
import { openBrowser } from './measure/browser';
import { bundleStage } from './recordings/bundleStages';
import { encoder } from './recordings/encoder';
import { run } from './support/run';

const FRAMES_A_SECOND = 20;
const SIZE = { width: 960, height: 540 };
/** Size of a still, and the share of its caption after which it is taken. */
const STILL = { width: 480, height: 270 };
const SEEN = 0.8;
const HOST = 'http://stage.lintel.example';

async function openStage(browser: Browser, slug: string) {
  const { script, styles } = await bundleStage(slug);
  // 1,280 pixels wide.
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 4 / 3 });
  await page.route(`${HOST}/**`, (route) =>
    new URL(route.request().url()).pathname === '/icons.svg'
      ? route.fulfill({ path: 'static/icons.svg' })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style><div id="root"></div></html>`,
        }),
  );
  await page.goto(HOST);
  await page.addScriptTag({ content: script });
  await page.evaluate(() => document.fonts.load('16px "Instrument Sans"'));
  return page;
}

/** A still of each caption side by side, taken when most of what it says is seen. */
async function joinStills(
  shoot: (second: number) => Promise<Buffer>,
  { lines, seconds }: Recording,
): Promise<sharp.Sharp> {
  const stills: Buffer[] = [];
  const starts = lines.map(({ at }) => at);
  for (const { at, length } of cutAt(starts, seconds)) {
    const picture = sharp(await shoot(at + length * SEEN));
    stills.push(await picture.resize(STILL.width, STILL.height).png().toBuffer());
  }
  return sharp({
    create: {
      width: STILL.width * stills.length,
      height: STILL.height,
      channels: 3,
      background: '#fff',
    },
  }).composite(stills.map((input, index) => ({ input, top: 0, left: index * STILL.width })));
}

async function record(browser: Browser, slug: string, data: Recording): Promise<void> {
  const page = await openStage(browser, slug);
  const show = (second: number) => page.evaluate((at) => window.show(at), second);
  const shoot = () => page.screenshot({ type: 'jpeg', quality: 96 });
  const file = (ending: 'webm' | 'mp4' | 'vtt' | 'webp') =>
    path.join('static', recordingFile(slug, ending));

  await show(data.poster);
  const poster = sharp(await page.screenshot());
  await poster.clone().resize(1280).webp({ quality: 82 }).toFile(file('webp'));
  for (const width of POSTER_WIDTHS) {
    const small = path.join('static', posterFile(slug, width));
    await poster.clone().resize(width).webp({ quality: 80, effort: 6 }).toFile(small);
  }
  const stills = await joinStills(async (second) => {
    await show(second);
    return page.screenshot();
  }, data);
  await stills.webp({ quality: 70, effort: 6 }).toFile(path.join('static', stillsFile(slug)));
  writeFileSync(file('vtt'), captionsFile(data.lines, data.seconds));
  if (process.argv.includes('--posters')) return page.close();

  const outputs = [
    encoder(file('mp4'), FRAMES_A_SECOND, [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '25',
      '-tune',
      'animation',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ]),
    encoder(file('webm'), FRAMES_A_SECOND, [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '38',
      '-b:v',
      '0',
      '-cpu-used',
      '4',
      '-row-mt',
      '1',
    ]),
  ];
  let [before, picture]: [string, Buffer | undefined] = ['', undefined];
  for (let frame = 0; frame < data.seconds * FRAMES_A_SECOND; frame += 1) {
    const markup = await show(frame / FRAMES_A_SECOND);
    // Where nothing has changed, the picture of the last frame is that of this one.
    if (markup !== before || !picture) picture = await shoot();
    before = markup;
    for (const output of outputs) await output.add(picture);
  }
  for (const output of outputs) await output.end();
  await page.close();
  for (const ending of ['webm', 'mp4', 'webp'] as const) {
    console.log(`${file(ending)}: ${statSync(file(ending)).size} bytes`);
  }
}

/**
 * `npm run make:recordings [-- name …]`: shoots the recordings of `content/data/recordings/`, frame by
 * frame from the drawings of the site, with their posters, stills and captions. `--posters` leaves the
 * films as they are. Needs ffmpeg.
 */
run(async () => {
  mkdirSync('static/recordings', { recursive: true });
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const folder = `content/${recording.folder}`;
  const browser = await openBrowser();
  for (const file of readdirSync(folder)) {
    const slug = path.basename(file, '.yaml');
    if (wanted.length > 0 && !wanted.includes(slug)) continue;
    const data = recording.schema.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
    await record(browser, slug, data);
  }
  await browser.close();
});
