/** @jest-environment jsdom */
import {
  guardChunks,
  isChunkFailure,
  mayReload,
  RELOAD_GUARD,
} from '../../src/browser/chunkReload';

const failure = Object.assign(new Error('Loading chunk 452 failed.\n(error: /452-26d8.js)'), {
  name: 'ChunkLoadError',
});

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  failure,
  new Error('Loading chunk 452 failed.'),
  new Error('Loading CSS chunk component---src-kinds-legal-template-tsx failed.'),
])('knows a piece of code that did not arrive: %s', (reason) => {
  expect(isChunkFailure(reason)).toBe(true);
});

it.each([new Error('Failed to fetch'), 'nothing', undefined, { status: 500 }])(
  'takes %s for something else',
  (reason) => {
    expect(isChunkFailure(reason)).toBe(false);
  },
);

it('allows one reload within 60 seconds', () => {
  expect(RELOAD_GUARD).toBe(60_000);
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_000_001)).toBe(false);
  expect(mayReload(1_059_999)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});

it('allows none where the last one cannot be noted', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(mayReload()).toBe(false);
});

describe('a chunk that fails outside of a navigation', () => {
  const reload = jest.fn();
  const gatsby = jest.fn();
  // Gatsby has listened for longer.
  window.addEventListener('unhandledrejection', gatsby);
  guardChunks(reload);

  const reject = (reason: unknown): boolean =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  beforeEach(() => jest.clearAllMocks());

  it('reloads once, however many fail', () => {
    reject(failure);
    reject(failure);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps Gatsby from reloading as well', () => {
    reject(failure);
    expect(gatsby).not.toHaveBeenCalled();
  });

  it('leaves other rejections alone', () => {
    reject(new Error('Something else'));
    expect(reload).not.toHaveBeenCalled();
    expect(gatsby).toHaveBeenCalledTimes(1);
  });
});
