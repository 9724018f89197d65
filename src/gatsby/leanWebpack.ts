import { loadersOf, rulesOf, type Config, type Loader } from './webpackConfig';

/** The rule of Gatsby's plugin for TypeScript; the one for scripts has these files already. */
const TYPESCRIPT = String(/\.tsx?$/);

const isPostcss = ({ loader = '' }: Loader): boolean => loader.includes('postcss-loader');

/**
 * Does without caches, which no next build would read, and without the maps of the code that makes
 * the HTML, which nobody would open.
 */
function keepNothing(config: Config): void {
  config.cache = false;
  config.devtool = false;
  for (const rule of config.module.rules) {
    const { use: choose } = rule;
    if (typeof choose !== 'function') continue;
    rule.use = (module) =>
      choose(module).map((loader) => ({
        ...loader,
        options: { ...loader.options, cacheDirectory: false },
      }));
  }
}

/**
 * Leaves out work of Gatsby's compilers that changes nothing here: themes, whose components a site
 * may replace, are looked for at every import; TypeScript is compiled twice; settings of PostCSS in every folder above a sheet;
 * and sheets are prefixed for HTML too, which takes no more from them than the names of classes.
 * Where no later build finds the folder as this one leaves it (`isLast`), nothing is kept for one.
 */
export function leanWebpack(
  config: Config,
  { isHtml, isLast }: { readonly isHtml: boolean; readonly isLast: boolean },
): void {
  const { module, resolve } = config;
  module.rules = module.rules.filter(({ test }) => String(test) !== TYPESCRIPT);
  if (resolve.plugins) {
    resolve.plugins = resolve.plugins.filter(
      (plugin) => plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
    );
  }
  for (const rule of rulesOf(config)) {
    const loaders = loadersOf(rule);
    for (const { options } of loaders.filter(isPostcss)) {
      // Gatsby's settings are a function; the loader reads this beside it.
      Object.assign(options?.postcssOptions ?? {}, { config: false });
    }
    if (isHtml && loaders.some(isPostcss)) {
      rule.use = loaders.filter((loader) => !isPostcss(loader));
    }
  }
  if (isLast) keepNothing(config);
}
