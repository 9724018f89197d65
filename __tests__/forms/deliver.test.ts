import { randomUUID } from 'node:crypto';
import { nextTry } from '../../src/forms/leads/delays';
import { deliverDue, type Delivering } from '../../src/forms/leads/deliver';
import { forgetOld } from '../../src/forms/leads/forget';
import {
  records,
  giveUp,
  keepLead,
  LEASE,
  markDelivered,
  removeLead,
} from '../../src/forms/leads/leads';
import { takeSlot } from '../../src/forms/leads/rateLimit';
import { sendToService, type Reply } from '../../src/forms/service';
import type { Submission } from '../../src/forms/leads/schema';
import { startFormService, type FormService } from '../support/formService';
import { demoForm, demoValues } from './demoForm';
import { memoryStore } from './memoryStore';

const START = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const submissionOf = (change: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  form: 'demo',
  page: '/request-demo/',
  pageName: 'Book a demo',
  fields: demoValues,
  at: new Date(START).toISOString(),
  ...change,
});

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

/** A store with leads of functions that were ended, and runs over it at any time. */
async function kept(...submissions: Submission[]) {
  const store = memoryStore();
  for (const submission of submissions) await keepLead(store, submission, START);
  const reports: string[] = [];
  const clock = { now: START + LEASE + 1 };
  const deliver = (change: Partial<Delivering> = {}) =>
    deliverDue({
      store,
      readForm: (id) => Promise.resolve(id === 'demo' ? demoForm : undefined),
      send: (submission, form) =>
        sendToService(submission, form, {
          service: { baseUrl: service.baseUrl, portal: '4711' },
          origin: 'https://www.lintel.example',
          patience: service.behavior === 'isSlow' ? 100 : 5000,
        }),
      now: () => clock.now,
      report: (sentence) => reports.push(sentence),
      ...change,
    });
  const keysIn = (folder: keyof typeof records): string[] =>
    [...store.values.keys()].filter((key) => key.startsWith(records[folder].folder));
  return { store, reports, clock, deliver, keysIn };
}

it('delivers what a function kept before it was ended, and keeps nothing of the visitor', async () => {
  const lead = submissionOf();
  const { deliver, keysIn, store } = await kept(lead);
  expect(await deliver()).toEqual({ delivered: 1, postponed: 0, givenUp: 0 });
  expect(service.taken).toMatchObject([{ fields: { ...demoValues, submission_id: lead.id } }]);
  expect([...store.values.keys()]).toEqual(keysIn('delivered'));
  expect(JSON.stringify([...store.values])).not.toContain(demoValues.email);
  expect(await deliver()).toMatchObject({ delivered: 0 });
});

it('leaves a lead alone that somebody is sending', async () => {
  const { deliver, clock } = await kept(submissionOf());
  clock.now = START + 1;
  expect(await deliver()).toEqual({ delivered: 0, postponed: 0, givenUp: 0 });
  expect(service.asked).toBe(0);
});

it('sends nothing twice where two runs meet', async () => {
  const { deliver } = await kept(...Array.from({ length: 40 }, () => submissionOf()));
  const runs = await Promise.all([deliver(), deliver(), deliver()]);
  expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40);
  expect(service.taken).toHaveLength(40);
});

it('does not send again what was delivered before the function was ended', async () => {
  const lead = submissionOf();
  const { deliver, store, keysIn } = await kept(lead);
  await markDelivered(store, lead, START);
  await keepLead(store, lead, START);
  await deliver();
  expect(service.asked).toBe(0);
  expect(keysIn('waiting')).toEqual([]);
});

it.each(['fails', 'hangsUp', 'isSlow'] as const)(
  'tries later and later while the service %s',
  async (behavior) => {
    const { deliver, clock, reports } = await kept(submissionOf());
    service.reset(behavior);
    expect(await deliver()).toEqual({ delivered: 0, postponed: 1, givenUp: 0 });
    const first = clock.now;
    clock.now = nextTry(1, first) - 1000;
    expect(await deliver()).toMatchObject({ postponed: 0 });
    clock.now = nextTry(1, first);
    expect(await deliver()).toMatchObject({ postponed: 1 });
    clock.now = nextTry(2, clock.now);
    service.behavior = 'takes';
    expect(await deliver()).toMatchObject({ delivered: 1 });
    expect(reports).toEqual([]);
  },
);

it('waits longer after each try, but never long', () => {
  const waits = [1, 2, 3, 8, 40].map((tries) => nextTry(tries, 0) / MINUTE);
  expect(waits).toEqual([5, 10, 20, 360, 360]);
});

it('stops where the service is busy, and begins there again', async () => {
  const { deliver } = await kept(...Array.from({ length: 60 }, () => submissionOf()));
  service.reset('isBusy');
  await deliver();
  expect(service.asked).toBeLessThan(10);
  service.behavior = 'takes';
  expect(await deliver()).toMatchObject({ delivered: 60 });
});

it('begins nothing when its time is over', async () => {
  const { deliver, clock } = await kept(...Array.from({ length: 40 }, () => submissionOf()));
  const slowly = async (): Promise<Reply> => {
    clock.now += 1000;
    return Promise.resolve({ state: 'sent' });
  };
  const { delivered } = await deliver({ send: slowly, budget: 10_000 });
  expect(delivered).toBeGreaterThan(5);
  expect(delivered).toBeLessThan(16);
});

it.each([
  ['when a week is over', {}, 'fails', 8 * DAY],
  ['when the service refuses it', {}, [['BLOCKED_EMAIL', "'email'"]], 0],
  ['when its form is gone', { form: 'gone' }, 'takes', 0],
] as const)('gives up %s, keeps the lead and says so', async (_, change, behavior, later) => {
  const lead = submissionOf(change);
  const { deliver, clock, reports, keysIn, store } = await kept(lead);
  service.reset(behavior);
  clock.now += later;
  expect(await deliver()).toEqual({ delivered: 0, postponed: 0, givenUp: 1 });
  expect(keysIn('waiting')).toEqual([]);
  expect(store.values.get(`${records.givenUp.folder}${lead.id}`)).toMatchObject({
    submission: lead,
  });
  expect(reports.join()).toContain(lead.id);
  expect(reports.join()).not.toContain(demoValues.email);
});

it('goes on where one lead cannot be read', async () => {
  const { deliver, reports } = await kept(submissionOf(), submissionOf());
  let reads = 0;
  const readForm = () => {
    reads += 1;
    return reads === 1 ? Promise.reject(new TypeError('broken')) : Promise.resolve(demoForm);
  };
  expect(await deliver({ readForm })).toMatchObject({ delivered: 1 });
  expect(reports.join()).toContain('TypeError');
});

describe('what is forgotten', () => {
  const RUN = 5 * MINUTE;

  const aDay = async (store: ReturnType<typeof memoryStore>): Promise<void> => {
    for (let run = 0; run < DAY / RUN; run += 1) await forgetOld(store, START + run * RUN);
  };

  it('marks of a month ago, within a day', async () => {
    const [old, young] = [submissionOf(), submissionOf()];
    const { store, keysIn } = await kept();
    await markDelivered(store, old, START - 40 * DAY);
    await markDelivered(store, young, START - DAY);
    await aDay(store);
    expect(keysIn('delivered')).toEqual([records.delivered.folder + young.id]);
  });

  it('what nobody dealt with for a season after it was given up, and nothing that waits', async () => {
    const [old, young, waiting] = [submissionOf(), submissionOf(), submissionOf()];
    const { store, keysIn } = await kept();
    await giveUp(store, old, 'no such form', START - 100 * DAY);
    await giveUp(store, young, 'no such form', START - 80 * DAY);
    await keepLead(store, waiting, START - 400 * DAY);
    await aDay(store);
    expect(keysIn('givenUp')).toEqual([records.givenUp.folder + young.id]);
    expect(keysIn('waiting')).toEqual([records.waiting.folder + waiting.id]);
  });

  it('seats of minutes that are over', async () => {
    const { store } = await kept();
    for (const at of [START, START + MINUTE]) await takeSlot(store, '192.0.2.1', 5, at);
    await forgetOld(store, START + MINUTE);
    expect(store.values.size).toBe(1);
  });
});

it.each(['waiting', 'given up'])(
  'removes a lead that is %s, and leaves the others',
  async (state) => {
    const [lead, other] = [submissionOf(), submissionOf()];
    const { store } = await kept(lead, other);
    if (state === 'given up') await giveUp(store, lead, 'no such form', START);
    expect(await removeLead(store, lead.id)).toBe(true);
    expect([...store.values.keys()]).toEqual([records.waiting.folder + other.id]);
    expect(await removeLead(store, lead.id)).toBe(false);
  },
);
