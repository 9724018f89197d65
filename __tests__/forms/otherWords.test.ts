import { randomUUID } from 'node:crypto';
import { keepLead, records } from '../../src/forms/leads/leads';
import { readRows } from '../../src/forms/leads/rows';
import { startFormService, type FormService } from '../support/formService';
import { demoValues } from './demoForm';
import { memoryStore } from './memoryStore';
import { json } from './routeWith';
import { idsTaken, stateOf, whole } from './whole';

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

describe('the same id with other words', () => {
  const emailsTaken = (): (string | undefined)[] =>
    service.taken.map(({ fields }) => fields['email']);
  const wrong = { ...demoValues, email: 'dana@kestrel.exampel' };

  it.each(['takes', 'fails'] as const)(
    'is another lead, whatever became of the first while the service %s',
    async (behavior) => {
      const { post, deliver, clock } = whole(service);
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
      expect(new Set(idsTaken(service)).size).toBe(2);
    },
  );

  it('loses neither where both come at once', async () => {
    const { post } = whole(service);
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
    expect(await whole(service, { store }).deliver()).toMatchObject({ delivered: 1 });
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
    expect(await whole(service, { store }).deliver()).toMatchObject({ delivered: 1 });
    expect(await readRows(store)).toMatchObject([{ state: 'unreadable', submission: { id } }]);
    expect(store.values.get(records.waiting.folder + id)).toEqual(record);
  });
});
