export { wrapPageElement } from './src/gatsby/wrapPageElement';
export { wrapRootElement } from './src/ui/app/wrapRootElement';
export { onPreRenderHTML } from './src/gatsby/onPreRenderHTML';
export { onRenderBody } from './src/gatsby/onRenderBody';
export { replaceRenderer } from './src/gatsby/replaceRenderer';
