import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { shortClassNames } from './classNames';
import { compilationHash } from './compilationHash';
import { compileWithSwc, type Stage } from './compileWithSwc';
import { lateScripts } from './lateScripts';
import { keepOrderOfStyles } from './keepOrderOfStyles';
import { leanWebpack } from './leanWebpack';
import { isOn } from './optional';
import { readSettings } from './readSettings';
import { sheetsOfScripts } from './sheetsOfScripts';
import { shortTokens, shortenTokens } from './tokenNames';
import { loadersOf, rulesOf, type Config } from './webpackConfig';

/** What Gatsby hands over beside the types that it states. */
interface Plugins {
  readonly define: (constants: Record<string, string>) => object;
  readonly normalModuleReplacement: (
    request: RegExp,
    move: string | ((resource: { request: string }) => void),
  ) => object;
}

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

/**
 * Every page loads the table of all files: numbers name them, and six signs of each hash are enough
 * to tell a file from the one that had its number before.
 */
function shortenFileNames({ output, plugins }: Config): void {
  output.hashDigestLength = 6;
  output.chunkFilename = '[id]-[contenthash].js';
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin')
      options.chunkFilename = '[id].[contenthash].css';
  }
}

function shortenNames(config: Config, tokens: ReadonlyMap<string, string>): void {
  const { nameOf, version } = shortClassNames(path.resolve('src'));
  if (typeof config.cache === 'object') config.cache.version = version + [...tokens].join();
  shortenTokens(config, tokens);
  for (const { options } of rulesOf(config).flatMap(loadersOf)) {
    if (options?.modules?.localIdentName) {
      options.modules.getLocalIdent = ({ resourcePath }, _name, local) =>
        nameOf(resourcePath, local);
    }
  }
}

/**
 * A page carries the classes of its own template and no others. Gatsby would put those of the whole
 * site into one sheet and print it into every page.
 */
function configureScripts(config: Config): void {
  // Everything in public/ is public; `gatsby develop` has maps of its own.
  config.devtool = false;
  keepOrderOfStyles(config);
  delete config.optimization.splitChunks?.cacheGroups?.['styles'];
  // What two or three pages share stays in the file of each: one file compresses better than two.
  Object.assign(config.optimization.splitChunks ?? {}, { minSize: 50_000 });
  if (config.entry.app) config.resolve.alias['gatsby-app$'] = config.entry.app;
  config.entry.app = path.resolve('src/browser/start.ts');
  // A class that no style sheet has would be nothing at all, silently.
  config.module.rules.push({ test: OWN_CODE, parser: { exportsPresence: 'error' } });
  if (isOn('fileNames')) shortenFileNames(config);
}

const pluginsOfScripts = ({ normalModuleReplacement: replace }: Plugins): object[] => [
  // A drawing is markup that never changes; see the file that takes the place.
  ...(isOn('drawings') ? [replace(/\/Drawn$/, moveToBrowser)] : []),
  ...(isOn('unusedCode')
    ? [replace(UNUSED, path.resolve(NOTHING)), replace(PROP_TYPES, path.resolve(NO_PROP_TYPES))]
    : []),
  ...(isOn('compilationHash') ? [compilationHash] : []),
  ...(isOn('lateScripts') ? [lateScripts] : []),
];

/** Gatsby's compilations that ours take part in. */
const STAGES: ReadonlyMap<string, Stage> = new Map([
  ['build-html', 'html'],
  ['build-javascript', 'browsers'],
  ['develop', 'develop'],
]);

/** Changes Gatsby's configuration; docs/developers/gatsby.md says what for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  ...api
}: CreateWebpackConfigArgs) => {
  const config = (api.getConfig as () => Config)();
  const plugins = api.plugins as unknown as Plugins;
  const isHtml = stage === 'build-html';
  const isScripts = stage === 'build-javascript';
  // Every class belongs to one CSS Module and no module overrides another, so the order of the
  // files does not matter; without this the build warns of it hundreds of times.
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin') options.ignoreOrder = true;
  }
  if (isScripts) configureScripts(config);
  const isShort = (isScripts || isHtml) && isOn('classNames');
  const tokens: ReadonlyMap<string, string> = isShort
    ? shortTokens(path.resolve('src'))
    : new Map();
  if (isShort) shortenNames(config, tokens);
  const of = STAGES.get(stage);
  if (of) {
    // Netlify and most others set it; none of them comes back to the folder.
    const isLast = of !== 'develop' && Boolean(process.env['CI']);
    if (isOn('leanWebpack')) leanWebpack(config, { isHtml, isLast });
    if (isOn('compileWithSwc')) compileWithSwc(config, of);
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        SITE_SETTINGS: JSON.stringify(readSettings(process.env)),
        TOKENS: JSON.stringify(Object.fromEntries(tokens)),
      }),
      ...(isScripts ? pluginsOfScripts(plugins) : []),
      // The scripts are built before the code that makes pages.
      ...(isHtml && isOn('drawings')
        ? [plugins.define({ SHEETS: JSON.stringify(sheetsOfScripts()) })]
        : []),
    ],
  });
};
