import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { shortClassNames } from './classNames';
import { compilationHash } from './compilationHash';
import { compileWithSwc } from './compileWithSwc';
import { lateScripts } from './lateScripts';
import { keepOrderOfStyles } from './keepOrderOfStyles';
import { leanWebpack } from './leanWebpack';
import { readSettings } from './readSettings';
import { loadersOf, rulesOf, type Config } from './webpackConfig';

/** `…/Drawn` → `…/Drawn.browser`, from wherever it is imported. */
const moveToBrowser = (resource: { request: string }): void => {
  resource.request += '.browser';
};

/**
 * What Gatsby would send to every visitor and this site never runs: scripts of third parties in a
 * worker, and the start of a service worker.
 */
const UNUSED = /partytown\/gatsby-browser\.js$|\/register-service-worker$/;
const NOTHING = 'src/gatsby/nothing.ts';

/** Checks of properties, which React has read no more since its version 19. */
const PROP_TYPES = /^prop-types$/;
const NO_PROP_TYPES = 'src/gatsby/noPropTypes.ts';

const OWN_CODE = /src\/.*\.tsx?$/;

/** What a page does not name of them is left out of it. */
const SECTIONS = /src\/(sections|registry|components\/section-page)\/.*\.tsx?$/;

/**
 * Styles: a page carries the classes of its own template and no others. Gatsby would put those of
 * the whole site into one sheet and print it into every page, with the path of each class in its
 * name.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  api: CreateWebpackConfigArgs,
) => {
  const config = (api.getConfig as () => Config)();
  // Every class belongs to one CSS Module and no module overrides another, so the order of the
  // files does not matter; without this the build warns of it hundreds of times.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin') continue;
    plugin.options.ignoreOrder = true;
    if (api.stage === 'build-javascript') plugin.options.chunkFilename = '[id].[contenthash].css';
  }
  if (api.stage === 'build-javascript') {
    // Everything in public/ is public; `gatsby develop` has maps of its own.
    config.devtool = false;
    keepOrderOfStyles(config);
    // Every page loads the table of all files: numbers name them, and six signs of each hash are enough
    // to tell a file from the one that had its number before.
    config.output.hashDigestLength = 6;
    config.output.chunkFilename = '[id]-[contenthash].js';
    delete config.optimization.splitChunks?.cacheGroups?.['styles'];
    if (config.entry.app) config.resolve.alias['gatsby-app$'] = config.entry.app;
    config.entry.app = path.resolve('src/browser/start.ts');
    config.module.rules.push({ test: SECTIONS, sideEffects: false });
    // A class that no style sheet has would be nothing at all, silently.
    config.module.rules.push({ test: OWN_CODE, parser: { exportsPresence: 'error' } });
  }
  if (api.stage === 'build-javascript' || api.stage === 'build-html') {
    const isHtml = api.stage === 'build-html';
    const { nameOf, version } = shortClassNames(path.resolve('src'));
    if (typeof config.cache === 'object') config.cache.version = version;
    for (const { options } of rulesOf(config).flatMap(loadersOf)) {
      if (options?.modules?.localIdentName) {
        options.modules.getLocalIdent = ({ resourcePath }, _name, local) =>
          nameOf(resourcePath, local);
      }
    }
    // Netlify and most others set it; none of them comes back to the folder.
    leanWebpack(config, { isHtml, isLast: Boolean(process.env['CI']) });
    compileWithSwc(config, { isHtml });
  }
  api.actions.replaceWebpackConfig(config);
  const define = api.plugins.define as (constants: Record<string, string>) => object;
  api.actions.setWebpackConfig({
    plugins: [define({ SITE_SETTINGS: JSON.stringify(readSettings(process.env)) })],
  });
  if (api.stage === 'build-javascript') {
    // A drawing is markup that never changes; see the file that takes the place.
    const replace = api.plugins.normalModuleReplacement as (
      request: RegExp,
      move: string | typeof moveToBrowser,
    ) => object;
    api.actions.setWebpackConfig({
      plugins: [
        replace(/\/Drawn$/, moveToBrowser),
        replace(UNUSED, path.resolve(NOTHING)),
        replace(PROP_TYPES, path.resolve(NO_PROP_TYPES)),
        compilationHash,
        lateScripts,
      ],
    });
  }
};
