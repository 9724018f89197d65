import type { GatsbyNode } from 'gatsby';

interface CssPlugin {
  readonly constructor: { readonly name: string };
  readonly options: { ignoreOrder: boolean };
}

/**
 * Every class belongs to one CSS Module and no module overrides another, so the order of the files
 * does not matter; without this the build warns of it hundreds of times.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) => {
  const getConfig = api.getConfig as () => { plugins: CssPlugin[] };
  const config = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  api.actions.replaceWebpackConfig(config);
};
