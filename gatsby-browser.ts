export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/browser/lifecycle';
export { wrapRootElement } from './src/browser/wrapRootElement';
