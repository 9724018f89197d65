import { readFileSync } from 'node:fs';
import TerserPlugin from 'terser-webpack-plugin';
import type { Config, Loader } from './webpackConfig';

/** What Gatsby's plugins of Babel look for: queries, pictures that are named in code, and slices. */
const FOR_BABEL = /\bgraphql[`]|\buseStaticQuery\b|\bStaticImage\b|<Slice\b/;

// Read each time: under `gatsby develop` a file may get a query.
const isForBabel = (file: string): boolean => FOR_BABEL.test(readFileSync(file, 'utf8'));

const isOwn = (file: string): boolean => !file.includes('/node_modules/');

/** Gatsby takes the template and its `Head` apart here, with a plugin of Babel. */
const TEMPLATES = /async-requires/;

const browsers = (): string[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist;

const parserOf = (file: string): object =>
  /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true };

/** What React does in a browser where a save puts the new code in place of the old one. */
const REFRESH = { development: true, refresh: true };

/** Where the code runs: in HTML that is made of it, in browsers, or in a browser under `gatsby develop`. */
export type Stage = 'html' | 'browsers' | 'develop';

/**
 * Has SWC compile and minify, several times as fast as Babel and Terser, for the browsers that
 * package.json names. Babel still compiles the files that Gatsby's own plugins change.
 */
export function compileWithSwc(config: Config, stage: Stage): void {
  const targets = stage === 'html' ? { node: '20' } : browsers();
  const swc = (file: string): Loader => ({
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: parserOf(file),
        transform: {
          react: { runtime: 'automatic', ...(stage === 'develop' && isOwn(file) ? REFRESH : {}) },
        },
      },
      env: { targets, bugfixes: true },
      isModule: 'unknown',
    },
  });

  for (const rule of config.module.rules) {
    const { use: choose } = rule;
    if (typeof choose !== 'function') continue;
    rule.use = (module) =>
      // In develop, Gatsby asks once for no file, to see which compiler it is.
      module.resource === undefined || TEMPLATES.test(module.issuer) || isForBabel(module.resource)
        ? choose(module)
        : [swc(module.resource)];
  }
  if (stage !== 'browsers') return;
  const minimizer: object[] = config.optimization.minimizer ?? [];
  const at = minimizer.findIndex(({ constructor }) => constructor.name === 'TerserPlugin');
  if (at < 0) throw new Error('Gatsby minifies with something else than Terser.');
  const minify = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  });
  minimizer[at] = minify;
}
