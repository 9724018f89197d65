import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readPrinted } from '../../scripts/ebooks/readPrinted';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { ebook } from '../../src/kinds/ebook/record';
import type { Ebook } from '../../src/kinds/ebook/schema';
import { thankYou } from '../../src/kinds/thank-you/record';

const all = [...readContent().files].map(([file, text]) => parseFile(file, text));

const books = all
  .filter(({ file, data }) => file.startsWith(`${ebook.folder}/`) && data['download'])
  .map(({ file, data }) => [file, ebook.schema.parse(data)] as const);

const textOf = (file: string): string =>
  readFileSync(path.join('scripts/ebooks/books', path.basename(file)), 'utf8');

/** Words and nothing else: a table may be laid out in two ways. */
const wordsOf = (markdown: string): string => markdown.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const MINUTE = 200;

const fileOf = ({ download }: Ebook): string => path.join('static', download?.file ?? '');

/** Adobe’s viewers, mail and phones take it without a second thought. */
const LARGEST = 3_000_000;

describe.each(books)('%s', (file, book) => {
  it('says of its book what the book says of itself', async () => {
    const { title, pages, chapters } = await readPrinted(readFileSync(fileOf(book)));
    expect({ title, pages, chapters }).toEqual({
      title: book.title,
      pages: book.pages,
      chapters: book.chapters,
    });
  });

  it('lies open at what is printed in it', () => {
    const whole = wordsOf(textOf(file));
    const leaves = book.spreads.flatMap(({ left, right }) => [left, right]);
    const blocks = leaves.flatMap((leaf) => leaf.split(/\n\s*\n/).map(wordsOf));
    expect(blocks.filter((block) => !whole.includes(block))).toEqual([]);
  });

  it('says how long its words take', () => {
    const minutes = wordsOf(textOf(file)).split(' ').length / MINUTE;
    expect(Math.abs(book.minutes - minutes)).toBeLessThan(2);
  });

  it('is light enough to be mailed', () => {
    expect(statSync(fileOf(book)).size).toBeLessThan(LARGEST);
  });

  it('is given at once by its thank-you page', () => {
    const given = all
      .filter(({ file }) => file.startsWith(`${thankYou.folder}/`))
      .find(({ file, data }) => {
        const own = data['path'] ?? thankYou.address(path.basename(file, '.md'));
        return own === book.download?.thanks;
      });
    const files = thankYou.schema.parse(given?.data).files;
    expect(files[0]?.href).toBe(book.download?.file);
  });
});
