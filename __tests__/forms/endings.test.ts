import { randomUUID } from 'node:crypto';
import { keepLead, LEASE, records } from '../../src/forms/leads/leads';
import { readRows } from '../../src/forms/leads/rows';
import type { Store } from '../../src/forms/leads/store';
import { sendToService } from '../../src/forms/service';
import { startFormService, type FormService } from '../support/formService';
import { demoValues } from './demoForm';
import { memoryStore } from './memoryStore';
import { json, keysOf } from './routeWith';
import { idsTaken, whole } from './whole';

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

const never = (): Promise<never> => new Promise(() => undefined);

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
    ask: mortal(sendToService),
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
    const answer = await Promise.race([
      whole(service, { store: mortal, ask }).post(json({ id })),
      ended,
    ]);
    const { post, deliver, clock } = whole(service, { store });
    const isKept = keysOf(store).length > 0;
    clock.now += LEASE + 1;
    await deliver();
    // What was kept needs nobody to send it again.
    if (isKept) expect(idsTaken(service)).not.toEqual([]);
    // Where there was no answer, the visitor was told so, has what was typed, and presses again.
    if (answer === 'ended') expect((await post(json({ id }))).status).toBe(200);
    clock.now += LEASE + 1;
    await deliver();
    expect(new Set(idsTaken(service))).toEqual(new Set([id]));
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
      const { clock } = whole(service, { store });
      const at = new Date(clock.now).toISOString();
      const submission = { id, form: 'demo', page: '/', pageName: '/', fields: demoValues, at };
      await keepLead(store, submission, clock.now - LEASE - 1);
      const { ended, ask, store: mortal } = endedAt(moment, store);
      const outcome = await Promise.race([whole(service, { store: mortal, ask }).deliver(), ended]);
      service.behavior = typeof behavior === 'object' ? behavior : 'takes';
      const { deliver, clock: later } = whole(service, { store });
      later.now += LEASE + 10 * 60_000;
      await deliver();
      const [kept] = await readRows(store);
      if (typeof behavior === 'object')
        expect(kept).toMatchObject({ state: 'given up', submission });
      else expect([new Set(idsTaken(service)), kept]).toEqual([new Set([id]), undefined]);
      return outcome === 'ended' ? 'ended' : 'finished';
    });
    expect(moments).toBeGreaterThan(7);
  },
);
