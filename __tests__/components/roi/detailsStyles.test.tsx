import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('src/components/roi');

/** What a module of components imports from its neighbors, styles included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'|import '(\.[^']+)'/g)]
    .map(([, from, only]) => path.resolve(path.dirname(file), from ?? only ?? ''))
    .map((found) => [found, `${found}.tsx`, `${found}.ts`].find((one) => existsSync(one)) ?? found)
    .filter((found) => found.includes(`${path.sep}components${path.sep}`));
}

function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (/\.tsx?$/.test(file)) for (const found of importsOf(file)) stylesOf(found, seen);
  return seen;
}

const styles = (file: string): string[] =>
  [...stylesOf(path.join(folder, file))].filter((found) => found.endsWith('.module.css'));

it('has all styles of the details on the page before their code is there', () => {
  const onPage = new Set(styles('Calculator.tsx'));
  expect(styles('Details.tsx').filter((file) => !onPage.has(file))).toEqual([]);
});

it('lists no styles that the details do not use', () => {
  const used = new Set(styles('Details.tsx'));
  const listed = styles('detailsStyles.ts');
  expect(listed.filter((file) => !used.has(file))).toEqual([]);
});
