import './src/browser/beforeRouter';
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/browser/lifecycle';
export { wrapRootElement } from './src/ui/app/wrapRootElement';
