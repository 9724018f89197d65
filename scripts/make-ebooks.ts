import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { ebook } from '../src/kinds/ebook/record';
import { parseFile } from '../src/registry/check/parseFile';
import { BINDINGS } from './ebooks/binding';
import { bookHtml } from './ebooks/bookHtml';
import { nameChapters } from './ebooks/nameChapters';
import { readPrinted } from './ebooks/readPrinted';
import { openBrowser } from './measure/browser';
import { run } from './support/run';

const BOOKS = 'scripts/ebooks/books';

/** The picture of a cover on its ground, as a JPEG, which a PDF carries as it is. */
async function pictureOf(file: string, background: string): Promise<string> {
  const bytes = await sharp(file).resize(1600).flatten({ background }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const nameOf = (person: string): string =>
  (parse(readFileSync(`content/data/people/${person}.yaml`, 'utf8')) as { name: string }).name;

/** `npm run make:ebooks`: prints each book, and makes the picture of its cover. */
run(async () => {
  const folder = `content/${ebook.folder}`;
  mkdirSync('static/ebooks', { recursive: true });
  const browser = await openBrowser();
  for (const file of readdirSync(BOOKS)) {
    const slug = path.basename(file, '.md');
    const source = path.join(folder, file);
    const data = ebook.schema.parse(parseFile(source, readFileSync(source, 'utf8')).data);
    if (!data.download) continue;
    const markdown = readFileSync(path.join(BOOKS, file), 'utf8');
    const html = bookHtml(
      { ...data, authors: data.authors.map(nameOf), markdown },
      await pictureOf(path.join(folder, data.image.src), BINDINGS[data.cover].ground),
    );
    const page = await browser.newPage({ viewport: { width: 672, height: 896 } });
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
    const bytes = await nameChapters(pdf, markdown);
    writeFileSync(path.join('static', data.download.file), bytes);
    const cover = await page.locator('.cover').screenshot();
    await sharp(cover)
      .webp()
      .toFile(path.join(folder, `${slug.replace(/-ebook$/, '')}-cover.webp`));
    const printed = await readPrinted(bytes);
    console.log(`${data.download.file}: ${bytes.length} bytes, ${printed.pages} pages`);
    for (const { page: begins, title } of printed.chapters) console.log(`  ${begins}  ${title}`);
    await page.close();
  }
  await browser.close();
});
