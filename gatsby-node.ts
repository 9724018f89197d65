export { onPreBootstrap } from './src/gatsby/checkContentFirst';
export { onCreateNode, sourceNodes } from './src/gatsby/createContentNode';
export { createPages } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchema';
