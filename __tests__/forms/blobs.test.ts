import { blobsStore } from '../../src/forms/leads/blobs';
import type { Store } from '../../src/forms/leads/store';
import { startBlobs, type Blobs } from '../support/startBlobs';
import { memoryStore } from './memoryStore';

let server: Blobs;

beforeAll(async () => {
  server = await startBlobs();
});

afterAll(() => server.stop());

const blobs = (siteID: string, fetch?: typeof globalThis.fetch): Store =>
  blobsStore({
    edgeURL: server.address,
    uncachedEdgeURL: server.address,
    siteID,
    token: server.token,
    ...(fetch && { fetch }),
  });

describe.each([
  ['Blobs', () => blobs('contract')],
  ['memory', memoryStore],
])('the store in %s', (_, make) => {
  let store: Store;
  beforeAll(() => {
    store = make();
  });

  it('gives back what it keeps', async () => {
    expect(await store.read('a/1')).toBeUndefined();
    await store.create('a/1', { name: 'Dana', count: 1 });
    expect(await store.read('a/1')).toEqual({ name: 'Dana', count: 1 });
  });

  it('creates a key once', async () => {
    expect(await store.create('b/1', 1)).toEqual(expect.any(String));
    expect(await store.create('b/1', 2)).toBeUndefined();
    expect(await store.read('b/1')).toBe(1);
  });

  it('changes a value for whoever knows its version', async () => {
    const version = (await store.create('c/1', 1)) ?? '';
    expect((await store.list('c/')).map((entry) => entry.version)).toEqual([version]);
    expect(await store.replace('c/1', 2, 'another')).toBeUndefined();
    // Versions of the local server are as fine as its clock.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const next = (await store.replace('c/1', 3, version)) ?? '';
    expect(next).not.toBe(version);
    expect(await store.replace('c/1', 4, version)).toBeUndefined();
    expect(await store.read('c/1')).toBe(3);
  });

  it('lists by the beginning of keys, and forgets', async () => {
    await store.create('d/ab1', 1);
    await store.create('d/cd1', 1);
    expect((await store.list('d/ab')).map(({ key }) => key)).toEqual(['d/ab1']);
    await store.remove('d/ab1');
    await store.remove('d/ab1');
    expect(await store.read('d/ab1')).toBeUndefined();
    expect(await store.list('nothing/')).toEqual([]);
  });
});

/** The real server, whose answers to writes are lost or replaced. */
const writesAnswered = (siteID: string, answer: () => Response, isWritten: boolean): Store =>
  blobs(siteID, async (input, init) => {
    if (init?.method?.toLowerCase() !== 'put') return fetch(input, init);
    if (isWritten) await fetch(input, init);
    return answer();
  });

it('does not take an error of the platform for a value kept', async () => {
  const store = writesAnswered('broken', () => new Response(null, { status: 403 }), false);
  await expect(store.create('e/1', 1)).rejects.toThrow();
});

it('knows that a value is kept where the answer does not say so', async () => {
  const store = writesAnswered('mute', () => new Response(null, { status: 200 }), true);
  expect(await store.create('f/1', { a: 1 })).toEqual(expect.stringMatching(/./));
});
