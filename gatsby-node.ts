import { loadTs } from './src/gatsby/load';
import type * as Node from './src/gatsby/node';

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} = loadTs<typeof Node>('src/gatsby/node.ts');
