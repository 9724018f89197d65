import type { GatsbyBrowser } from 'gatsby';
import { guardChunks } from './chunkReload';
import { hydrate } from './hydrate';
import { loading } from './loading';
import { watchNavigation } from './navigation';
import { openForPrint } from './openForPrint';
import { openLinked } from './openLinked';
import { enterRoute, guardScroll, leaveRoute } from './route';
import { clearLoadError } from './loadError';

/** What Gatsby calls when a page hydrates and when pages change (gatsby-browser.ts). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  guardChunks(() => location.reload());
  // Builds leave the whole of it out.
  if (process.env['NODE_ENV'] === 'development')
    void import('./contentFaults').then(({ watchFaults }) => watchFaults());
};

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  watchNavigation();
  guardScroll();
  openForPrint();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) leaveRoute();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  enterRoute();
  openLinked();
  loading.finish();
  clearLoadError('failed');
};

type ScrollArgs = Parameters<NonNullable<GatsbyBrowser['shouldUpdateScroll']>>[0];

/**
 * Steps between the anchors of a page are the browser's own, which knows where each was left;
 * Gatsby has one position for all of them. No answer leaves the decision to Gatsby.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps,
}: ScrollArgs): false | undefined {
  // Gatsby's router names the action of its own navigations only.
  const { pathname, action } = routerProps.location as Location & { readonly action?: 'PUSH' };
  const isSamePage = prevRouterProps?.location.pathname === pathname;
  return isSamePage && action !== 'PUSH' ? false : undefined;
}
