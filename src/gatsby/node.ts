// All that the site does in a build.
export { onPreBootstrap } from './checkContentFirst';
export { onCreateDevServer } from './develop/faults';
export { onCreateNode, sourceNodes } from './createContentNode';
export { createPages } from './createPages';
export { createResolvers } from './createResolvers';
export { onCreateWebpackConfig } from './onCreateWebpackConfig';
export { createSchemaCustomization } from './createSchema';
export { onPostBuild } from './onPostBuild';
export { onPluginInit } from './markdown/remarkSite';
