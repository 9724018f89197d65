import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { legal } from '../src/kinds/legal/record';
import { parseFile } from '../src/registry/check/parseFile';
import { readContent } from '../src/registry/check/readContent';
import { site } from '../src/site';
import { markOf } from './agreements/markOf';
import { readArguments } from './measure/arguments';
import { withSite } from './measure/site';
import { run } from './support/run';

/** Sheets of the country in which a document is signed most often. */
const PAPER = { format: 'Letter', tagged: true, outline: true } as const;

/** `npm run make:agreements`: prints each legal document that names a PDF, from its page. */
run(async () => {
  const { values } = readArguments(process.argv.slice(2), {});
  const documents = [...readContent().files].flatMap(([file, text]) => {
    if (!file.startsWith(`${legal.folder}/`)) return [];
    const { data, body } = parseFile(file, text);
    const { title, download } = legal.schema.parse(data);
    const slug = file.slice(legal.folder.length + 1, -path.extname(file).length);
    return download ? [{ title, body, download, address: legal.address(slug) }] : [];
  });
  await withSite(values.built, async (address, browser) => {
    for (const { title, body, download, address: at } of documents) {
      const page = await browser.newPage();
      await page.goto(address + at, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const pdf = await PDFDocument.load(await page.pdf(PAPER));
      pdf.setTitle(`${title} | ${site.name}`, { showInWindowTitleBar: true });
      pdf.setAuthor(site.legalName);
      pdf.setSubject(markOf(body));
      const target = path.join('static', download);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await pdf.save());
      console.log(`${download}: ${pdf.getPageCount()} pages`);
      await page.close();
    }
  });
});
