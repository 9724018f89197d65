import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { Newsletter } from '../../src/kinds/newsletter/schema';

const letters = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'Newsletter')
  .map(([file, text]) => parseFile(file, text).data as unknown as Newsletter)
  .sort((one, other) => one.month.localeCompare(other.month));

it('closes each letter in its own way', () => {
  const titles = letters.map(({ closing }) => closing?.title);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(letters.length);
  const pictures = letters.map(({ closing }) => closing?.image?.src);
  expect(new Set(pictures).size).toBe(letters.length);
});
