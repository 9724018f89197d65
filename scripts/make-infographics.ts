import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { infographic } from '../src/kinds/infographic/record';
import { parseFile } from '../src/registry/check/parseFile';
import { csvOf } from '../src/kinds/infographic/csvOf';
import { readArguments } from './measure/arguments';
import { refuseCookies } from './measure/refuseCookies';
import { withSite } from './measure/site';
import { scrollThrough, visit } from './measure/visit';
import { run } from './support/run';

const FOLDER = 'static/infographics';
const WIDTH = 1200;

/** What a picture leaves out: ways on, what floats over the page, and what only a page can do. */
const LEFT_OUT = `
  [data-sheet] :is([data-on-page], nav) { display: none !important; }
  aside:not([data-sheet] *) { display: none !important; }
  [data-sheet] [data-off-page] { display: block !important; }
  /* Nothing stays in view in a picture: the ring stands above its figures. */
  [data-ring] { grid-template-columns: minmax(0, 1fr) !important; }
  [data-ring] > div { position: static !important; width: 920px; max-width: none !important; margin-inline: auto; }
  [data-ring] > ol { display: grid; grid-template-columns: 1fr 1fr; column-gap: 48px; }
`;

/** `npm run make:infographics`: of each infographic its picture, as it is built, and its figures. */
run(async () => {
  const { values } = readArguments(process.argv.slice(2), {});
  mkdirSync(FOLDER, { recursive: true });
  await withSite(values.built, async (site, browser) => {
    for (const file of readdirSync(`content/${infographic.folder}`)) {
      const slug = path.basename(file, '.md');
      const source = path.join('content', infographic.folder, file);
      const { panels } = infographic.schema.parse(
        parseFile(source, readFileSync(source, 'utf8')).data,
      );
      writeFileSync(path.join(FOLDER, `${slug}.csv`), csvOf(panels));
      // The style sheet of this picture is none that the page's policy knows.
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: 1600 },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await refuseCookies(context, site);
      const page = await context.newPage();
      await visit(page, site + infographic.address(slug));
      await page.addStyleTag({ content: LEFT_OUT });
      await scrollThrough(page);
      const shot = await page.locator('[data-sheet]').screenshot();
      const { size } = await sharp(shot)
        .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
        .toFile(path.join(FOLDER, `${slug}.png`));
      console.log(`${slug}.png: ${Math.round(size / 1024)} KB`);
      await context.close();
    }
  });
});
