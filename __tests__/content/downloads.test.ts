import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { firstRows } from '../../src/format/csv';

const FOLDER = 'static/downloads';

const sheets = readdirSync(FOLDER).filter((file) => file.endsWith('.csv'));

const rowsOf = (file: string): string[][] =>
  firstRows(readFileSync(path.join(FOLDER, file), 'utf8'), Infinity);

it.each(sheets)('%s has a head, and as many cells in each row', (file) => {
  const [head = [], ...rows] = rowsOf(file);
  expect(head).toEqual([...new Set(head)]);
  expect(head).not.toContain('');
  expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
});

interface Placing {
  readonly placed?: readonly { readonly sheet?: { readonly href: string } }[];
}

const given = [...readContent().files].flatMap(([file, text]) => {
  if (kindOfFile(file)?.name !== 'Guide') return [];
  const { placed = [] } = parseFile(file, text).data as Placing;
  return placed.flatMap(({ sheet }) => (sheet ? [{ file, href: sheet.href }] : []));
});

it.each(given)('$file gives $href', ({ href }) => {
  expect(href).toMatch(/\.csv$/);
  expect(existsSync(path.join('static', href))).toBe(true);
});

it('gives each sheet in one guide', () => {
  const hrefs = given.map(({ href }) => href);
  expect(hrefs).toEqual([...new Set(hrefs)]);
});
