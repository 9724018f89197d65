import { readFileSync } from 'node:fs';
import TerserPlugin from 'terser-webpack-plugin';
import type { Config, Loader } from './webpackConfig';

/** What Gatsby's plugins of Babel look for: queries, pictures that are named in code, and slices. */
const FOR_BABEL = /\bgraphql[`]|\buseStaticQuery\b|\bStaticImage\b|<Slice\b/;

/** Gatsby takes the template and its `Head` apart here, with a plugin of Babel. */
const TEMPLATES = /async-requires/;

const browsers = (): string[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist;

const parserOf = (file: string): object =>
  /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true };

/**
 * Has SWC compile and minify, several times as fast as Babel and Terser, for the browsers that
 * package.json names. Babel still compiles the files that Gatsby's own plugins change.
 */
export function compileWithSwc(config: Config, { isHtml }: { readonly isHtml: boolean }): void {
  const targets = isHtml ? { node: '20' } : browsers();
  const swc = (file: string): Loader => ({
    loader: 'swc-loader',
    options: {
      jsc: { parser: parserOf(file), transform: { react: { runtime: 'automatic' } } },
      env: { targets, bugfixes: true },
      isModule: 'unknown',
    },
  });
  const needsBabel = new Map<string, boolean>();
  const isForBabel = (file: string): boolean => {
    const known = needsBabel.get(file) ?? FOR_BABEL.test(readFileSync(file, 'utf8'));
    needsBabel.set(file, known);
    return known;
  };

  for (const rule of config.module.rules) {
    const { use: choose } = rule;
    if (typeof choose !== 'function') continue;
    rule.use = (module) =>
      TEMPLATES.test(module.issuer) || isForBabel(module.resource)
        ? choose(module)
        : [swc(module.resource)];
  }
  if (isHtml) return;
  const minimizer: object[] = config.optimization.minimizer ?? [];
  const at = minimizer.findIndex(({ constructor }) => constructor.name === 'TerserPlugin');
  if (at < 0) throw new Error('Gatsby minifies with something else than Terser.');
  const minify = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  });
  minimizer[at] = minify;
}
