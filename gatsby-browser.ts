import './src/browser/beforeRouter';
// All pages have it: here, its code needs no file beside theirs, nor a place in each of them.
import './src/ui/layout/Layout';
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/browser/lifecycle';
export { wrapRootElement } from './src/ui/app/wrapRootElement';
