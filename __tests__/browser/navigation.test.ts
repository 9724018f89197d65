/** @jest-environment jsdom */
import type { LoadedPage } from '../../src/browser/gatsbyGlobals';
import { HIDE_DELAY, loading } from '../../src/browser/loading';
import { PATIENCE, watchNavigation } from '../../src/browser/navigation';
import { enterRoute, route } from '../../src/browser/route';
import { routeFailure } from '../../src/browser/routeFailure';
import { loadError } from '../../src/browser/loadError';

const proceed = jest.fn();
const assign = jest.fn();
const chunkFailure = Object.assign(new Error('Loading chunk 4 failed.'), {
  name: 'ChunkLoadError',
});

/** Pages under way, by their path, with how to end them. */
const pending = new Map<string, (page: LoadedPage) => void>();
const loadPage = (path: string): Promise<LoadedPage> =>
  new Promise((resolve) => pending.set(path, resolve));

/** What the server answers to the question whether it has a page. */
const ask = jest.fn<Promise<{ status: number; statusText: string }>, [string]>();

Object.assign(window, { ___navigate: proceed, ___loader: { loadPage }, fetch: ask });
watchNavigation(assign);

async function arrive(path: string, page: LoadedPage): Promise<void> {
  pending.get(path)?.(page);
  await jest.advanceTimersByTimeAsync(0);
}

const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  pending.clear();
  sessionStorage.clear();
  online.mockReturnValue(true);
  ask.mockResolvedValue({ status: 200, statusText: '' });
  history.replaceState(null, '', '/');
  enterRoute();
  loadError.set(null);
  routeFailure.set(null);
});

afterEach(() => {
  // Ends whatever the bar is at.
  loading.fail();
  jest.runAllTimers();
  jest.useRealTimers();
});

it('starts the bar with the click, and leaves the change to Gatsby when the page is loaded', async () => {
  void window.___navigate('/pricing/?plan=a#questions', { replace: false });
  expect(loading.get().state).toBe('waiting');
  expect(proceed).not.toHaveBeenCalled();
  await arrive('/pricing/?plan=a', {});
  expect(proceed).toHaveBeenCalledWith('/pricing/?plan=a#questions', { replace: false });
});

it('does not start it for an anchor of the same page', () => {
  void window.___navigate('/#questions');
  expect(loading.get().state).toBe('idle');
});

it('passes steps through the history on', () => {
  void window.___navigate(-1);
  expect(proceed).toHaveBeenCalledWith(-1, undefined);
});

it('goes where the last click led, even if an earlier page comes later', async () => {
  void window.___navigate('/slow/');
  void window.___navigate('/fast/');
  await arrive('/fast/', {});
  await arrive('/slow/', {});
  expect(proceed.mock.calls).toEqual([['/fast/', undefined]]);
});

it.each<LoadedPage>([undefined, { status: 'error' }])(
  'shows the failure of %j, then loads the address in full with query and fragment',
  async (page) => {
    void window.___navigate('/pricing/?plan=a#questions');
    await arrive('/pricing/?plan=a', page);
    expect(loading.get().state).toBe('failed');
    expect(assign).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(HIDE_DELAY);
    expect(assign).toHaveBeenCalledWith('/pricing/?plan=a#questions');
    expect(proceed).not.toHaveBeenCalled();
  },
);

it('does not load a failed page in full after another click', async () => {
  void window.___navigate('/broken/');
  await arrive('/broken/', undefined);
  void window.___navigate('/whole/');
  await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  expect(assign).not.toHaveBeenCalled();
});

it.each([200, 404, 0])(
  'loads a failed page in full where the server answers %i: it has a screen for it',
  async (status) => {
    ask.mockResolvedValue({ status, statusText: '' });
    void window.___navigate('/pricing/');
    await arrive('/pricing/', undefined);
    await jest.advanceTimersByTimeAsync(HIDE_DELAY);
    expect(assign).toHaveBeenCalledWith('/pricing/');
    expect(routeFailure.get()).toBeNull();
  },
);

it('shows the status of a server that refuses the page, at the address of the page', async () => {
  ask.mockResolvedValue({ status: 503, statusText: 'Service Unavailable' });
  void window.___navigate('/pricing/?plan=a#questions');
  await arrive('/pricing/?plan=a', undefined);
  await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  expect(routeFailure.get()).toMatchObject({ status: 503, message: 'Service Unavailable' });
  expect(location.href).toMatch(/\/pricing\/\?plan=a#questions$/);
  expect(assign).not.toHaveBeenCalled();
});

it('counts no answer at all as 500', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  void window.___navigate('/pricing/');
  await arrive('/pricing/', undefined);
  await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  expect(routeFailure.get()).toMatchObject({ status: 500, message: 'Failed to fetch' });
});

it('leaves the refusal of a page to itself after another click', async () => {
  ask.mockResolvedValue({ status: 503, statusText: '' });
  void window.___navigate('/broken/');
  await arrive('/broken/', undefined);
  void window.___navigate('/whole/');
  await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  expect(routeFailure.get()).toBeNull();
});

it('opens a page in full that does not come at all, unless it has been overtaken', async () => {
  void window.___navigate('/hanging/');
  void window.___navigate('/hanging/too/');
  await jest.advanceTimersByTimeAsync(PATIENCE + HIDE_DELAY);
  expect(assign.mock.calls).toEqual([['/hanging/too/']]);
});

it('answers a missing chunk with one full load within the guard, then says so', async () => {
  for (const path of ['/one/', '/two/']) {
    void window.___navigate(path);
    await arrive(path, { status: 'error', error: chunkFailure });
    await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  }
  expect(assign.mock.calls).toEqual([['/one/']]);
  expect(loadError.get()).toEqual({ is: 'failed', href: '/two/' });
});

it('stays where it is while offline, and says so until the connection is back', async () => {
  online.mockReturnValue(false);
  void window.___navigate('/pricing/');
  await arrive('/pricing/', undefined);
  await jest.advanceTimersByTimeAsync(HIDE_DELAY);
  expect(assign).not.toHaveBeenCalled();
  expect(loadError.get()).toEqual({ is: 'offline' });
  window.dispatchEvent(new Event('online'));
  expect(loadError.get()).toBeNull();
});

it('starts the bar for a step back to a page that is not there yet', async () => {
  route.set('/elsewhere/');
  window.dispatchEvent(new Event('popstate'));
  expect(loading.get().state).toBe('waiting');
  await arrive('/', undefined);
  expect(loading.get().state).toBe('failed');
});

it('opens the page of a step back in full that does not come at all', async () => {
  route.set('/elsewhere/');
  window.dispatchEvent(new Event('popstate'));
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(assign.mock.calls).toEqual([['/']]);
});

it('does not start it for a step between anchors', () => {
  window.dispatchEvent(new Event('popstate'));
  expect(loading.get().state).toBe('idle');
});
