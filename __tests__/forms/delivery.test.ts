import { randomUUID } from 'node:crypto';
import { records, LEASE } from '../../src/forms/leads/leads';
import { startFormService, type FormService } from '../support/formService';
import { demoForm, demoValues } from './demoForm';
import { json, keysOf, routeWith, urlEncoded } from './routeWith';
import { stateOf, whole } from './whole';

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

it('is sent at once, and then nothing of the visitor is kept', async () => {
  const { post, store } = whole(service);
  const id = randomUUID();
  expect(await stateOf(await post(json({ id })))).toBe('sent');
  expect(service.taken).toMatchObject([
    {
      portal: '4711',
      form: demoForm.service,
      fields: { ...demoValues, submission_id: id },
      context: { pageUri: 'https://www.lintel.example/request-demo/', pageName: 'Book a demo' },
    },
  ]);
  expect(keysOf(store)).toEqual([`${records.delivered.folder}${id}`]);
  expect(JSON.stringify([...store.values])).not.toContain(demoValues.email);
});

it('is sent once, however often the browser sends it', async () => {
  const { post } = whole(service);
  const id = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => post(json({ id: id.toUpperCase() }))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(await post(json({ id })))).toBe('sent');
  expect(service.taken).toHaveLength(1);
});

it('is sent once where the same one was delivered while a second one was looked at', async () => {
  const { post, store, send: toService } = whole(service);
  const id = randomUUID();
  const second = routeWith({
    send: toService,
    store: {
      ...store,
      async list(prefix) {
        await post(json({ id }));
        return store.list(prefix);
      },
    },
  });
  expect(await stateOf(await second.post(json({ id })))).toBe('sent');
  expect(service.taken).toHaveLength(1);
  expect(keysOf(store)).toEqual([`${records.delivered.folder}${id}`]);
});

it.each(['isBusy', 'fails', 'isSlow', 'hangsUp'] as const)(
  'is kept while the service %s, and delivered afterwards',
  async (behavior) => {
    const { post, deliver, clock } = whole(service);
    service.reset(behavior);
    const id = randomUUID();
    expect(await stateOf(await post(json({ id })))).toBe('kept');
    expect((await post(urlEncoded())).status).toBe(303);
    service.reset();
    clock.now += 6 * 60_000;
    expect(await deliver()).toMatchObject({ delivered: 2 });
    expect(service.taken).toHaveLength(2);
    expect(await stateOf(await post(json({ id })))).toBe('sent');
    expect(service.taken).toHaveLength(2);
  },
);

it('comes a second time only where the answer was lost, under the same id', async () => {
  const { post, deliver, clock } = whole(service);
  service.reset('losesItsAnswer');
  await post(json());
  service.behavior = 'takes';
  clock.now += 6 * 60_000;
  await deliver();
  const ids = service.taken.map(({ fields }) => fields['submission_id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

describe('what the service refuses', () => {
  const refusal = [['BLOCKED_EMAIL', "Error in 'fields.email'"]] as const;

  it('is answered at its field, and is not kept', async () => {
    const { post, store } = whole(service);
    service.reset(refusal);
    const response = await post(json());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'email', code: 'blocked' }] });
    expect(keysOf(store)).toEqual([]);
    expect((await post(urlEncoded())).status).toBe(422);
  });

  it('can be fixed and sent again under the same id', async () => {
    const { post } = whole(service);
    const id = randomUUID();
    service.reset(refusal);
    await post(json({ id }));
    service.reset();
    expect(await stateOf(await post(json({ id })))).toBe('sent');
    expect(service.taken).toHaveLength(1);
  });

  it('is kept where no visitor could fix it', async () => {
    const { post } = whole(service);
    service.reset([['FIELD_NOT_IN_FORM_DEFINITION', "'submission_id'"]]);
    expect(await stateOf(await post(json()))).toBe('kept');
  });
});

it('is delivered afterwards when the function is ended while it sends', async () => {
  const { post, deliver, store, clock } = whole(service);
  await new Promise<void>((sends) => {
    const sendForever = (): Promise<never> => {
      sends();
      return new Promise(() => undefined);
    };
    void routeWith({ send: sendForever, store }).post(json());
  });
  expect(keysOf(store)).toHaveLength(1);
  expect(await deliver()).toMatchObject({ delivered: 0 });
  clock.now += LEASE + 1;
  expect(await deliver()).toMatchObject({ delivered: 1 });
  expect(service.taken).toHaveLength(1);
  expect((await post(json())).status).toBe(200);
});

describe('without a store', () => {
  const broken = {
    read: () => Promise.reject(new Error('no store')),
    create: () => Promise.reject(new Error('no store')),
    replace: () => Promise.reject(new Error('no store')),
    remove: () => Promise.reject(new Error('no store')),
    list: () => Promise.reject(new Error('no store')),
  };

  it('is sent all the same, and the error is logged', async () => {
    const { send: toService } = whole(service);
    const { post, errors } = routeWith({ store: broken, send: toService });
    expect(await stateOf(await post(json()))).toBe('sent');
    expect(errors).not.toEqual([]);
  });

  it('is not promised anything if the service fails too', async () => {
    const { send: toService } = whole(service);
    service.reset('fails');
    const { post } = routeWith({ store: broken, send: toService });
    expect((await post(json())).status).toBe(503);
    const page = await post(urlEncoded());
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).not.toBeNull();
    expect(await page.text()).toContain(`value="${demoValues.fullName}"`);
  });
});

it('keeps 500 in a minute while the service fails, and delivers each once when it is back', async () => {
  const { post, deliver, store, clock } = whole(service);
  service.reset('fails');
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const states: unknown[] = [];
  // Not all in one instant: a service that fails answers, and that takes this machine its time.
  for (let sent = 0; sent < ids.length; sent += 25) {
    const wave = ids.slice(sent, sent + 25);
    states.push(...(await Promise.all(wave.map(async (id) => stateOf(await post(json({ id })))))));
  }
  expect(states.filter((state) => state === 'kept')).toHaveLength(500);
  expect(keysOf(store)).toHaveLength(500);
  service.reset();
  clock.now += 6 * 60_000;
  const runs = await Promise.all([deliver(), deliver()]);
  expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(500);
  const sent = service.taken.map(({ fields }) => fields['submission_id']);
  expect(sent.toSorted()).toEqual(ids.toSorted());
}, 60_000);
