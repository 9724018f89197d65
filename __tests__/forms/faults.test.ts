import { randomUUID } from 'node:crypto';
import { records } from '../../src/forms/leads/leads';
import { withTimeout, type Store } from '../../src/forms/leads/store';
import { startFormService, type FormService } from '../support/formService';
import { demoValues } from './demoForm';
import { memoryStore } from './memoryStore';
import { json, urlEncoded } from './routeWith';
import { stateOf, whole } from './whole';

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error('refused'));

/** Every way in which a store goes wrong. What still works of it is that of a healthy one. */
const brokenStores: readonly (readonly [string, () => Store])[] = [
  [
    'hangs',
    () =>
      withTimeout({ read: never, create: never, replace: never, remove: never, list: never }, 20),
  ],
  [
    'refuses everything',
    () => ({ read: refuse, create: refuse, replace: refuse, remove: refuse, list: refuse }),
  ],
  ['is full', () => ({ ...memoryStore(), create: refuse })],
  ['hangs as it is written to', () => withTimeout({ ...memoryStore(), create: never }, 20)],
  ['answers garbage', () => ({ ...memoryStore(), read: () => Promise.resolve('<html>') })],
  ['holds marks that are none', () => ({ ...memoryStore(), read: () => Promise.resolve({}) })],
  [
    'says that a lead is there, and finds none',
    () => {
      const store = memoryStore();
      const { folder } = records.waiting;
      return {
        ...store,
        create: (key, value) =>
          key.startsWith(folder) ? Promise.resolve(undefined) : store.create(key, value),
      };
    },
  ],
  [
    'has been filled by somebody',
    () => {
      const entries = Array.from({ length: 5000 }, () => ({ key: randomUUID(), version: '1' }));
      const store = memoryStore();
      return {
        ...store,
        list: (prefix) =>
          prefix === records.waiting.folder ? Promise.resolve(entries) : store.list(prefix),
      };
    },
  ],
];

describe.each(brokenStores)('with a store that %s', (_, make) => {
  it('a lead is sent all the same', async () => {
    const { post, errors } = whole(service, { store: make() });
    expect(await stateOf(await post(json()))).toBe('sent');
    expect(service.taken).toHaveLength(1);
    expect(errors).not.toEqual([]);
  });

  it('nobody is promised anything where the service fails too, and all that was typed is there', async () => {
    service.reset('fails');
    const { post } = whole(service, { store: make() });
    expect((await post(json())).status).toBe(503);
    const page = await post(urlEncoded());
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '60']);
    const html = await page.text();
    for (const value of [demoValues.fullName, demoValues.email])
      expect(html).toContain(`"${value}"`);
  });
});

it('keeps a lead in a store that answers late, and sends it', async () => {
  const store = memoryStore();
  const late =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return call(...args);
    };
  const slow: Store = {
    read: late(store.read),
    create: late(store.create),
    replace: late(store.replace),
    remove: late(store.remove),
    list: late(store.list),
  };
  const { post, deliver, clock } = whole(service, { store: withTimeout(slow, 2000) });
  service.reset('fails');
  expect(await stateOf(await post(json()))).toBe('kept');
  service.reset();
  clock.now += 6 * 60_000;
  expect(await deliver()).toMatchObject({ delivered: 1 });
});

const page = (status: number) => (): Promise<Response> =>
  Promise.resolve(new Response('<!doctype html><h1>Sign in to the Wi-Fi', { status }));

it.each([
  ['a page with 200', page(200)],
  ['a page with 302', page(302)],
  ['a page with 400', page(400)],
  ['a page with 503', page(503)],
  ['a text with 200', () => Promise.resolve(Response.json('ok'))],
  ['nothing, ever', (_: unknown, init?: RequestInit) => untilAborted(init)],
  ['an error', refuse],
])('keeps a lead that the service answers with %s', async (_, fetch) => {
  const spoiled = whole(service, { fetch });
  expect(await stateOf(await spoiled.post(json()))).toBe('kept');
  const { deliver, clock } = whole(service, { store: spoiled.store });
  clock.now += 6 * 60_000;
  expect(await deliver()).toMatchObject({ delivered: 1 });
  expect(service.taken).toHaveLength(1);
});

const untilAborted = (init?: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
