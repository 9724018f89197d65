export { onPreBootstrap } from './src/gatsby/checkContentFirst';
export { onCreateDevServer } from './src/gatsby/develop/faults';
export { onCreateNode, sourceNodes } from './src/gatsby/createContentNode';
export { createPages } from './src/gatsby/createPages';
export { createResolvers } from './src/gatsby/createResolvers';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { createSchemaCustomization } from './src/gatsby/createSchema';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPluginInit } from './src/gatsby/markdown/remarkSite';
