import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../src/site';
import { readPage, type ReadPage } from './preview/readPage';
import { sheetHtml } from './preview/sheetHtml';
import { cut, SETTINGS } from './preview/snippet';
import { warningsOf } from './preview/warnings';
import { Hint } from './support/hint';
import { run } from './support/run';

/** Sheets stand beside the pictures of `npm run shots`, which git ignores. */
const FOLDER = path.join('shots', 'preview');

/** The address that was asked for, with its slashes. @throws Hint where there is none */
function askedFor([given]: readonly string[]): string {
  if (!given) throw new Hint('Which page? npm run preview -- /pricing/');
  const { pathname } = new URL(given, site.origin);
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Built HTML of a page. @throws Hint where there is none */
function builtHtml(address: string): string {
  const file = path.join('public', address, 'index.html');
  if (!existsSync('public')) throw new Hint('There is no build yet. Run: npm run build');
  if (!existsSync(file))
    throw new Hint(`The build has no page ${address}. If it is new, run: npm run build`);
  return readFileSync(file, 'utf8');
}

function print(page: ReadPage, picture: string | undefined): void {
  for (const on of ['desk', 'phone'] as const) {
    const title = cut(page.title, SETTINGS.title[on]);
    const description = cut(page.description, SETTINGS.description[on]);
    console.log(`Search result, ${on}`);
    console.log(`  ${title.shown}  (${title.width} of ${SETTINGS.title[on].room} px)`);
    console.log(
      `  ${description.shown}  (${description.width} of ${SETTINGS.description[on].room} px)\n`,
    );
  }
  console.log('Share picture');
  console.log(picture ? `  ${picture}, ${Math.round(statSync(picture).size / 1024)} KB` : '  None');
  if (picture) console.log(`  ${page.pictureAlt}`);
  console.log('\nAnswers that an engine would take');
  if (page.first) console.log(`  First paragraph: ${page.first}`);
  for (const { asked, said } of page.answers) console.log(`  ${asked}\n    ${said}`);
}

/** `npm run preview -- /address/`: a built page as search, link previews and answer engines show it. */
run(() => {
  const address = askedFor(process.argv.slice(2));
  const page = readPage(builtHtml(address));
  const file = page.picture && path.join('public', page.picture);
  const picture = file && existsSync(file) ? file : undefined;
  const warnings = warningsOf({ ...page, picture });
  print(page, picture);
  for (const warning of warnings) console.warn(`\nWarning: ${warning}`);
  mkdirSync(FOLDER, { recursive: true });
  const sheet = path.join(FOLDER, `${address.split('/').filter(Boolean).join('-') || 'home'}.html`);
  const html = sheetHtml(page, warnings, {
    address,
    host: new URL(site.origin).host,
    picture: picture && pathToFileURL(path.resolve(picture)).href,
    css: readFileSync(path.join(import.meta.dirname, 'preview', 'sheet.css'), 'utf8'),
  });
  writeFileSync(sheet, html);
  console.log(`\nDrawn: ${pathToFileURL(path.resolve(sheet)).href}`);
});
