import { DESK, type FormDefinition } from '../../src/forms/definition';
import { answerBy, sendToDesk } from '../../src/forms/desk';
import { deliverFromBrowser } from '../../src/forms/deliverFromBrowser';
import { senderOf } from '../../src/forms/environment';
import { records, type Lead } from '../../src/forms/leads/leads';
import { demoForm, demoValues } from './demoForm';
import { AGREED, json, keysOf, routeWith } from './routeWith';

const deskForm: FormDefinition = { ...demoForm, service: DESK };

const submission = {
  id: '3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40',
  form: 'demo',
  page: '/gdpr-compliance/',
  pageName: 'GDPR',
  fields: demoValues,
  at: '2026-11-22T10:00:00Z',
};

it.each([
  ['2026-11-22T23:59:59Z', '2026-12-22'],
  ['2026-12-31T00:00:00Z', '2027-01-31'],
  ['2027-01-31T12:00:00Z', '2027-02-28'],
  ['2028-01-30T12:00:00Z', '2028-02-29'],
])('has what was asked at %s answered by %s', (at, day) => {
  expect(answerBy(at)).toBe(day);
});

it('opens a ticket with the last day for its answer', async () => {
  const asked: { address: RequestInfo | URL; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = (address, init) => {
    asked.push({ address, body: JSON.parse(init?.body as string) });
    return Promise.resolve(new Response(null, { status: 201 }));
  };
  const reply = await sendToDesk(submission, { address: 'https://desk.example/', fetch });
  expect(reply).toEqual({ state: 'sent' });
  const { id, at } = submission;
  const body = { id, form: 'demo', at, answerBy: '2026-12-22', fields: demoValues };
  expect(asked).toEqual([{ address: 'https://desk.example/', body }]);
});

it.each([
  ['refuses', () => Promise.resolve(new Response(null, { status: 503 })), 'desk 503'],
  ['is not there', () => Promise.reject(new TypeError('fetch failed')), 'TypeError'],
])('fails where the desk %s', async (_, fetch, reason) => {
  const reply = await sendToDesk(submission, { address: 'https://desk.example/', fetch });
  expect(reply).toEqual({ state: 'failed', reason, isBusy: false });
});

it('passes the marketing service by', async () => {
  const asked: unknown[] = [];
  const fetch = (address: RequestInfo | URL): Promise<Response> => {
    asked.push(address);
    return Promise.resolve(Response.json({ state: 'kept' }));
  };
  const service = { baseUrl: 'https://forms.example', portal: '1' };
  const ways = { service, origin: 'https://www.lintel.example', openFor: 5000, trap: '', fetch };
  expect(await deliverFromBrowser(submission, deskForm, ways)).toEqual({ state: 'kept' });
  expect(asked).toEqual(['/api/forms']);
  const env = { FORMS_BASE_URL: 'https://forms.example', FORMS_PORTAL_ID: '1' };
  const send = senderOf(env, 'https://www.lintel.example');
  expect(send?.(submission, deskForm)).toBeUndefined();
});

it('keeps a request for a person where there is no desk, without the number of a cookie', async () => {
  const send = () => undefined;
  const route = routeWith({ send, readForm: () => Promise.resolve(deskForm) });
  const answer = await route.post(json({}, { Cookie: `${AGREED}; hubspotutk=abc` }));
  expect(await answer.json()).toEqual({ state: 'kept' });
  const [key = ''] = keysOf(route.store);
  expect(key.startsWith(records.waiting.folder)).toBe(true);
  expect((route.store.values.get(key) as Lead).submission.visitor).toBeUndefined();
});
