export { wrapRootElement } from './src/browser/wrapRootElement';
