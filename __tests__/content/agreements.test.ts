import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { markOf } from '../../scripts/agreements/markOf';
import { legal } from '../../src/kinds/legal/record';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';

const printed = [...readContent().files].flatMap(([file, text]) => {
  if (!file.startsWith(`${legal.folder}/`)) return [];
  const { data, body } = parseFile(file, text);
  const { download, title, versions } = legal.schema.parse(data);
  return download ? [{ file, download, title, body, day: versions[0]?.date ?? '' }] : [];
});

const fileOf = (download: string): string => path.join('static', download);

describe.each(printed)('$file', ({ download, title, body, day }) => {
  it('is printed from the text of its page', async () => {
    const pdf = await PDFDocument.load(readFileSync(fileOf(download)), { updateMetadata: false });
    expect(pdf.getTitle()).toContain(title);
    // Otherwise: npm run make:agreements
    expect(pdf.getSubject()).toBe(markOf(body));
  });

  it('has the day of the version in its name', () => {
    expect(path.basename(download)).toContain(day);
  });
});

it('keeps no print that no page gives', () => {
  const given = printed.map(({ download }) => path.basename(download));
  expect(existsSync('static/agreements')).toBe(true);
  expect(readdirSync('static/agreements').sort()).toEqual(given.sort());
});
