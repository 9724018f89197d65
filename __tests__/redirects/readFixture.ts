import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table under `__tests__/fixtures`, without its heading; no cell of them is quoted. */
export function readFixture(name: string): string[][] {
  const text = readFileSync(join(__dirname, '..', 'fixtures', name), 'utf8');
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
}
