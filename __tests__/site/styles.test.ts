import postcss from 'postcss';
import { readBuilt, stylesByName } from '../support/builtSite';

/** What the names of the classes of one CSS Module begin with (src/gatsby/classNames.ts). */
const modulesIn = (selector: string): Set<string> =>
  new Set(
    Array.from(selector.matchAll(/\.([a-z]{3})[A-Za-z](?![\w-])/g), ([, module = '']) => module),
  );

// A page has rules of several sheets. What a minifier merged in one of them, and could not in
// another, would follow the variants that the other has of it, and undo them.
it('leaves the rules of two modules apart', () => {
  const sheets = [...new Set(stylesByName().flatMap(([, files]) => files))];
  expect(sheets).not.toEqual([]);
  const merged = sheets.flatMap((sheet) => {
    const found: string[] = [];
    postcss.parse(readBuilt(`/${sheet}`)).walkRules(({ selector, selectors }) => {
      const named = selectors.map(modulesIn).filter(({ size }) => size > 0);
      const isOne = [...(named[0] ?? [])].some((module) => named.every((all) => all.has(module)));
      if (named.length > 0 && !isOne) found.push(`${sheet}: ${selector}`);
    });
    return found;
  });
  expect(merged).toEqual([]);
});
