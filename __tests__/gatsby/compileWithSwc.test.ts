import path from 'node:path';
import { compileWithSwc } from '../../src/gatsby/compileWithSwc';
import type { Config, Loader, Module } from '../../src/gatsby/webpackConfig';

const GATSBY: Loader = { loader: 'gatsby' };

/** Who compiles a file under `gatsby develop`. */
function compilerOf(module: Partial<Module>): Loader | undefined {
  const rule: Config['module']['rules'][number] = { use: () => [GATSBY] };
  compileWithSwc({ module: { rules: [rule] } } as unknown as Config, 'develop');
  return typeof rule.use === 'function'
    ? rule.use({ resource: undefined, issuer: '', ...module })[0]
    : undefined;
}

const refreshes = { jsc: { transform: { react: { refresh: true, development: true } } } };

it('puts new code of the site in place of the old one, and of nobody else', () => {
  expect(compilerOf({ resource: path.resolve('src/ui/hero/HeroText.tsx') })).toMatchObject({
    loader: 'swc-loader',
    options: refreshes,
  });
  const other = compilerOf({ resource: require.resolve('react') });
  expect(other?.loader).toBe('swc-loader');
  expect(other).not.toMatchObject({ options: refreshes });
});

it('leaves to Gatsby what its plugins change, and its question which compiler it is', () => {
  expect(compilerOf({ resource: path.resolve('src/ui/useSite.ts') })).toBe(GATSBY);
  expect(compilerOf({ resource: undefined })).toBe(GATSBY);
});
