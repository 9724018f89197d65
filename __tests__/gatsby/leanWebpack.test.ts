import { leanWebpack } from '../../src/gatsby/leanWebpack';
import { loadersOf, type Config } from '../../src/gatsby/webpackConfig';

class GatsbyThemeComponentShadowingResolverPlugin {}
class AnotherPlugin {}

/** A configuration as Gatsby makes it, as far as it matters here. */
const configuration = () => {
  const css = { loader: '/node_modules/css-loader/index.js' };
  const postcssOptions = Object.assign(() => ({}), { config: true });
  const postcss = { loader: '/node_modules/postcss-loader/index.js', options: { postcssOptions } };
  const babel = { loader: 'babel', options: { cacheDirectory: '/.cache', stage: 'build' } };
  const config: Config = {
    entry: {},
    output: {},
    optimization: {},
    plugins: [],
    cache: { version: '1' },
    resolve: {
      alias: {},
      plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), new AnotherPlugin()],
    },
    module: { rules: [{ use: () => [babel] }, { oneOf: [{ use: [css, postcss] }] }] },
  };
  return { config, postcssOptions };
};

const leaned = (options: { isHtml: boolean; isLast: boolean }) => {
  const { config, postcssOptions } = configuration();
  leanWebpack(config, options);
  const [scripts, sheets] = config.module.rules;
  return {
    config,
    babel:
      typeof scripts?.use === 'function'
        ? scripts.use({ resource: '', issuer: '' })[0]?.options
        : undefined,
    sheets: sheets?.oneOf?.flatMap(loadersOf).map(({ loader }) => loader),
    postcssOptions,
  };
};

it('looks for no themes and no settings of PostCSS, and keeps the rest', () => {
  const { config, sheets, postcssOptions } = leaned({ isHtml: false, isLast: false });
  expect(config.resolve.plugins).toEqual([new AnotherPlugin()]);
  expect(postcssOptions.config).toBe(false);
  expect(sheets).toHaveLength(2);
});

it('reads no more than the names of classes for HTML', () => {
  expect(leaned({ isHtml: true, isLast: false }).sheets).toEqual([
    expect.stringContaining('/css-loader/'),
  ]);
});

it('keeps the caches only for a build that comes after', () => {
  const kept = leaned({ isHtml: true, isLast: false });
  expect(kept.config.cache).toEqual({ version: '1' });
  expect(kept.babel).toEqual({ cacheDirectory: '/.cache', stage: 'build' });
  const last = leaned({ isHtml: true, isLast: true });
  expect(last.config.cache).toBe(false);
  expect(last.babel).toEqual({ cacheDirectory: false, stage: 'build' });
});
