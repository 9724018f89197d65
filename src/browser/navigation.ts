import { isChunkFailure, mayReload } from './chunkReload';
import type { LoadedPage } from './gatsbyGlobals';
import { HIDE_DELAY, loading } from './loading';
import { here, route } from './route';
import { refusalOf, routeFailure, type RouteFailure } from './routeFailure';
import { clearLoadError, loadError } from './loadError';

const pathOf = (to: string): string => to.replace(/#.*$/, '');

/** How long a page may take to load before its address is opened in full, in ms. */
export const PATIENCE = 10_000;

/** What became of a page that never came. */
const HANGING: LoadedPage = { status: 'error' };

/** Loads all that a page is made of. Gatsby remembers it, so nothing is fetched twice. */
const load = (path: string): Promise<LoadedPage> =>
  Promise.race([
    window.___loader.loadPage(path).catch((error: unknown) => ({ status: 'error', error })),
    new Promise<LoadedPage>((resolve) => setTimeout(resolve, PATIENCE, HANGING)),
  ]);

const isFailure = (page: LoadedPage): boolean => !page || page.status === 'error';

/** Shows the error page at the address of the page that it stands for. */
function giveUp(to: string, refusal: RouteFailure): void {
  history.pushState(null, '', to);
  routeFailure.set(refusal);
}

/**
 * What is done about a page that did not load: nothing while offline, else a full load, or the error
 * page where the server refuses that as well.
 */
async function recover(
  to: string,
  page: LoadedPage,
  isLatest: () => boolean,
  assign: (to: string) => void,
): Promise<void> {
  loading.fail();
  if (!navigator.onLine) loadError.set({ is: 'offline' });
  else if (isChunkFailure(page?.error) && !mayReload()) loadError.set({ is: 'failed', href: to });
  else {
    // What hangs would keep the question waiting too: the browser shows better that it waits.
    const refusal = page === HANGING ? undefined : refusalOf(to);
    await new Promise((resolve) => setTimeout(resolve, HIDE_DELAY));
    const refused = await refusal;
    if (!isLatest()) return;
    if (refused) giveUp(to, refused);
    else assign(to);
  }
}

/**
 * Watches every change of page from the click on. Gatsby's own navigation gets to work when the
 * page is loaded; where that fails it would leave at once, without its query, however often.
 * @param assign loads an address in full.
 */
export function watchNavigation(assign = (to: string): void => location.assign(to)): void {
  const proceed = window.___navigate;
  /** Counts the navigations: a page that arrives late has been overtaken by the next click. */
  let latest = 0;

  window.___navigate = (to, options) => {
    if (typeof to === 'number') return proceed(to, options);
    const mine = ++latest;
    const isLatest = (): boolean => mine === latest;
    const path = pathOf(to);
    if (path !== here()) loading.start();
    return load(path).then((page) => {
      if (!isLatest()) return undefined;
      if (!isFailure(page)) return proceed(to, options);
      return recover(to, page, isLatest, assign);
    });
  };

  window.addEventListener('online', () => clearLoadError('offline'));
  window.addEventListener('popstate', () => {
    const mine = ++latest;
    if (here() === route.get()) return;
    loading.start();
    void load(here()).then((page) => {
      if (isFailure(page)) loading.fail();
      // The full load after any other failure is Gatsby's here: the address has changed already.
      if (page === HANGING && mine === latest) assign(here());
    });
  });
}
