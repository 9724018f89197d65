import { randomUUID } from 'node:crypto';
import { deliverDue } from '../../src/forms/leads/deliver';
import { keepLead, LEASE, records } from '../../src/forms/leads/leads';
import { readRows } from '../../src/forms/leads/rows';
import { patient, type Store } from '../../src/forms/leads/store';
import { send } from '../../src/forms/service';
import { startFormService, type FormService } from '../support/formService';
import { demoValues } from './demoForm';
import { memoryStore } from './memoryStore';
import { json, keysOf, routeWith, urlEncoded } from './routeWith';

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

type SendTo = typeof send;
type Toward = (...args: Parameters<SendTo>) => ReturnType<SendTo>;

/** The route and the scheduled run over one store; what they do to store and service can be spoiled. */
function whole({
  store = memoryStore() as Store,
  fetch = globalThis.fetch,
  ask = send as Toward,
} = {}) {
  const toService = (submission: Parameters<SendTo>[0], form: Parameters<SendTo>[1]) =>
    ask(submission, form, {
      service: { baseUrl: service.baseUrl, portal: '4711' },
      origin: 'https://www.lintel.example',
      fetch,
      patience: 300,
    });
  const route = routeWith({ store, send: toService });
  const deliver = () =>
    deliverDue({
      store: route.store,
      readForm: route.readForm,
      send: toService,
      now: () => route.clock.now,
      report: () => undefined,
    });
  return { ...route, deliver };
}

const stateOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { state?: unknown }).state;

const idsTaken = (): string[] => service.taken.map(({ fields }) => fields['submission_id'] ?? '');

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error('refused'));

/** Every way in which a store goes wrong. What still works of it is that of a healthy one. */
const brokenStores: readonly (readonly [string, () => Store])[] = [
  [
    'hangs',
    () => patient({ read: never, create: never, replace: never, remove: never, list: never }, 20),
  ],
  [
    'refuses everything',
    () => ({ read: refuse, create: refuse, replace: refuse, remove: refuse, list: refuse }),
  ],
  ['is full', () => ({ ...memoryStore(), create: refuse })],
  ['hangs as it is written to', () => patient({ ...memoryStore(), create: never }, 20)],
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
    const { post, errors } = whole({ store: make() });
    expect(await stateOf(await post(json()))).toBe('sent');
    expect(service.taken).toHaveLength(1);
    expect(errors).not.toEqual([]);
  });

  it('nobody is promised anything where the service fails too, and all that was typed is there', async () => {
    service.reset('fails');
    const { post } = whole({ store: make() });
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
  const { post, deliver, clock } = whole({ store: patient(slow, 2000) });
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
  const spoiled = whole({ fetch });
  expect(await stateOf(await spoiled.post(json()))).toBe('kept');
  const { deliver, clock } = whole({ store: spoiled.store });
  clock.now += 6 * 60_000;
  expect(await deliver()).toMatchObject({ delivered: 1 });
  expect(service.taken).toHaveLength(1);
});

const untilAborted = (init?: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/**
 * A process that is ended at its n-th moment: each call of store and service has two, before and after
 * it did something. Nothing happens after that.
 */
function endedAt(moment: number, store: Store) {
  let passed = 0;
  let end = (): void => undefined;
  const ended = new Promise<'ended'>((resolve) => {
    end = () => resolve('ended');
  });
  const live = async (): Promise<void> => {
    if ((passed += 1) < moment) return;
    end();
    await never();
  };
  const mortal =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await live();
      const value = await call(...args);
      await live();
      return value;
    };
  return {
    ended,
    ask: mortal(send as Toward),
    store: {
      read: mortal(store.read),
      create: mortal(store.create),
      replace: mortal(store.replace),
      remove: mortal(store.remove),
      list: mortal(store.list),
    } satisfies Store,
  };
}

/** Moments until one is not reached any more. */
async function atEveryMoment(
  act: (moment: number) => Promise<'ended' | 'finished'>,
): Promise<number> {
  for (let moment = 1; ; moment += 1) {
    if ((await act(moment)) === 'finished') return moment - 1;
    if (moment > 200) throw new Error('It does not end');
  }
}

it('loses nothing wherever the function is ended, and sends the same again under the same id', async () => {
  const moments = await atEveryMoment(async (moment) => {
    service.reset();
    const store = memoryStore();
    const id = randomUUID();
    const { ended, ask, store: mortal } = endedAt(moment, store);
    const answer = await Promise.race([whole({ store: mortal, ask }).post(json({ id })), ended]);
    const { post, deliver, clock } = whole({ store });
    const isKept = keysOf(store).length > 0;
    clock.now += LEASE + 1;
    await deliver();
    // What was kept needs nobody to send it again.
    if (isKept) expect(idsTaken()).not.toEqual([]);
    // Where there was no answer, the visitor was told so, has what was typed, and presses again.
    if (answer === 'ended') expect((await post(json({ id }))).status).toBe(200);
    clock.now += LEASE + 1;
    await deliver();
    expect(new Set(idsTaken())).toEqual(new Set([id]));
    expect(service.taken.length).toBeLessThanOrEqual(2);
    expect(keysOf(store)).toEqual([records.delivered.folder + id]);
    return answer === 'ended' ? 'ended' : 'finished';
  });
  expect(moments).toBeGreaterThan(15);
});

it.each([
  ['takes it', 'takes'],
  ['refuses it', [['BLOCKED_EMAIL', "'email'"]]],
  ['fails', 'fails'],
] as const)(
  'loses nothing wherever a scheduled run is ended while the service %s',
  async (_, behavior) => {
    const moments = await atEveryMoment(async (moment) => {
      service.reset(behavior);
      const store = memoryStore();
      const id = randomUUID();
      const { clock } = whole({ store });
      const at = new Date(clock.now).toISOString();
      const submission = { id, form: 'demo', page: '/', pageName: '/', fields: demoValues, at };
      await keepLead(store, submission, clock.now - LEASE - 1);
      const { ended, ask, store: mortal } = endedAt(moment, store);
      const outcome = await Promise.race([whole({ store: mortal, ask }).deliver(), ended]);
      service.behavior = typeof behavior === 'object' ? behavior : 'takes';
      const { deliver, clock: later } = whole({ store });
      later.now += LEASE + 10 * 60_000;
      await deliver();
      const [kept] = await readRows(store);
      if (typeof behavior === 'object')
        expect(kept).toMatchObject({ state: 'given up', submission });
      else expect([new Set(idsTaken()), kept]).toEqual([new Set([id]), undefined]);
      return outcome === 'ended' ? 'ended' : 'finished';
    });
    expect(moments).toBeGreaterThan(7);
  },
);

describe('the same id with other words', () => {
  const emailsTaken = (): (string | undefined)[] =>
    service.taken.map(({ fields }) => fields['email']);
  const wrong = { ...demoValues, email: 'dana@kestrel.exampel' };

  it.each(['takes', 'fails'] as const)(
    'is another lead, whatever became of the first while the service %s',
    async (behavior) => {
      const { post, deliver, clock } = whole();
      const id = randomUUID();
      service.reset(behavior);
      const state = behavior === 'takes' ? 'sent' : 'kept';
      for (const fields of [wrong, demoValues, demoValues, wrong]) {
        expect(await stateOf(await post(json({ id, fields })))).toBe(state);
      }
      service.behavior = 'takes';
      clock.now += 6 * 60_000;
      await deliver();
      expect(emailsTaken().sort()).toEqual([demoValues.email, wrong.email].sort());
      expect(new Set(idsTaken()).size).toBe(2);
    },
  );

  it('loses neither where both come at once', async () => {
    const { post } = whole();
    const id = randomUUID();
    const all = [wrong, demoValues, wrong, demoValues];
    await Promise.all(all.map((fields) => post(json({ id, fields }))));
    expect(emailsTaken().sort()).toEqual([demoValues.email, wrong.email].sort());
  });
});

describe('a record of another deploy', () => {
  const id = randomUUID();
  const submission = {
    id,
    form: 'demo',
    page: '/request-demo/',
    pageName: 'Book a demo',
    fields: { ...demoValues, faxNumber: '312 555 0100' },
    at: '2026-11-20T09:00:00.000Z',
  };
  const waiting = { submission, tries: 1, dueAt: 0, leasedUntil: 0 };

  it('from before records had a version is delivered, fields that are gone included', async () => {
    const store = memoryStore();
    await store.create(records.waiting.folder + id, waiting);
    expect(await whole({ store }).deliver()).toMatchObject({ delivered: 1 });
    expect(service.taken).toMatchObject([{ fields: submission.fields }]);
  });

  it.each([
    ['of a later version', { ...waiting, version: 2 }],
    ['that is no lead', { submission: { id } }],
    ['that is a text', 'a lead'],
  ])('%s stays where it is, is listed, and holds up no other', async (_, record) => {
    const store = memoryStore();
    await store.create(records.waiting.folder + id, record);
    await keepLead(store, { ...submission, id: randomUUID(), fields: demoValues }, 0);
    expect(await whole({ store }).deliver()).toMatchObject({ delivered: 1 });
    expect(await readRows(store)).toMatchObject([{ state: 'unreadable', submission: { id } }]);
    expect(store.values.get(records.waiting.folder + id)).toEqual(record);
  });
});
