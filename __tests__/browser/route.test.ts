/** @jest-environment jsdom */
import { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from '../../src/browser/lifecycle';
import { guardScroll, replaceQuery, route } from '../../src/browser/route';

type RouteArgs = Parameters<NonNullable<typeof onPreRouteUpdate>>[0];
type ScrollArgs = Parameters<typeof shouldUpdateScroll>[0];

const at = (address: string, action?: 'PUSH') => {
  const { pathname, hash } = new URL(address, 'https://a.example');
  return { pathname, hash, action };
};

const change = (from: string | null, to: string): void => {
  const args = { location: at(to), prevLocation: from && at(from) };
  onPreRouteUpdate?.(args as unknown as RouteArgs, { plugins: [] });
};

const { body } = document;

beforeEach(() => {
  delete body.dataset['routed'];
  delete body.dataset['leaving'];
  history.replaceState(null, '', '/');
  route.set('/');
});

it('sets the position of the next page at once, and lets it fade in', () => {
  change('/', '/pricing/');
  expect(body).toHaveProperty('dataset.leaving');
  expect(body).toHaveProperty('dataset.routed');
  history.pushState(null, '', '/pricing/?plan=a');
  onRouteUpdate?.({} as RouteArgs, { plugins: [] });
  expect(body).not.toHaveProperty('dataset.leaving');
  expect(route.get()).toBe('/pricing/?plan=a');
});

it.each([
  [null, '/'],
  ['/', '/#questions'],
])('lets the first page and the anchors of one be: %s to %s', (from, to) => {
  change(from, to);
  expect(body).not.toHaveProperty('dataset.leaving');
  expect(body).not.toHaveProperty('dataset.routed');
});

it('notes no position while the page is not the one of the address', () => {
  const gatsby = jest.fn();
  window.addEventListener('scroll', gatsby);
  guardScroll();
  history.replaceState(null, '', '/next/');
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(gatsby).not.toHaveBeenCalled();
  route.set('/next/');
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(gatsby).toHaveBeenCalledTimes(1);
});

it('stays the page of the address when it changes its own query', () => {
  const gatsby = jest.fn();
  window.addEventListener('scroll', gatsby);
  guardScroll();
  history.replaceState({ key: 'a' }, '', '/#releases');
  replaceQuery('topic=award');
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(gatsby).toHaveBeenCalled();
  expect(route.get()).toBe('/?topic=award');
  expect(location.hash).toBe('#releases');
  expect(history.state).toEqual({ key: 'a' });
  replaceQuery('');
  expect(location.href).toMatch(/\/#releases$/);
});

describe('the position', () => {
  const asked = (from: string | null, to: ReturnType<typeof at>) =>
    shouldUpdateScroll({
      prevRouterProps: from ? { location: at(from) } : undefined,
      routerProps: { location: to },
    } as unknown as ScrollArgs);

  it('is the browser’s after a step between anchors of a page', () => {
    expect(asked('/guide/#steps', at('/guide/'))).toBe(false);
    expect(asked('/guide/', at('/guide/#steps'))).toBe(false);
  });

  it('is Gatsby’s otherwise', () => {
    expect(asked('/guide/', at('/guide/#steps', 'PUSH'))).toBeUndefined();
    expect(asked('/guide/', at('/pricing/'))).toBeUndefined();
    expect(asked(null, at('/guide/#steps'))).toBeUndefined();
  });
});
