import { deliverFromBrowser, type Ways } from '../../src/forms/deliverFromBrowser';
import { demoForm, demoValues } from './demoForm';

const submission = {
  id: '3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40',
  form: 'demo',
  page: '/',
  pageName: 'Home',
  fields: demoValues,
  at: '2026-11-22T10:00:00Z',
};

type Answer = Response | Error;

/** Answers of the service and of this site; asks for neither fail the test. */
function sending(answers: { service?: Answer; us?: Answer }, ways: Partial<Ways> = {}) {
  const asked: { who: 'service' | 'us'; body: Record<string, unknown> }[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const who = (input as string).startsWith('https://forms.example/') ? 'service' : 'us';
    asked.push({ who, body: JSON.parse(init?.body as string) as Record<string, unknown> });
    const answer = answers[who];
    if (!answer) throw new Error(`nobody expected a request to ${who}`);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const result = deliverFromBrowser(submission, demoForm, {
    service: { baseUrl: 'https://forms.example', portal: '1' },
    origin: 'https://www.lintel.example',
    openFor: 5000,
    trap: '',
    fetch,
    ...ways,
  });
  return { result, asked };
}

const json = (status: number, body: object, headers = {}): Response =>
  Response.json(body, { status, headers });

it('asks the service alone where it takes the form', async () => {
  const { result, asked } = sending({ service: json(200, {}) });
  expect(await result).toEqual({ state: 'sent' });
  expect(asked.map(({ who }) => who)).toEqual(['service']);
});

it.each<[string, Answer]>([
  ['is blocked', new TypeError('Failed to fetch')],
  ['asks for fewer', json(429, {})],
  ['fails', json(503, {})],
  ['is too slow', new DOMException('timed out', 'TimeoutError')],
  ['does not know the form', json(404, {})],
])('goes our way, under the same id, where the service %s', async (_what, answer) => {
  const { result, asked } = sending({ service: answer, us: json(200, { state: 'kept' }) });
  expect(await result).toEqual({ state: 'kept' });
  expect(asked.map(({ who }) => who)).toEqual(['service', 'us']);
  expect(asked[1]?.body).toMatchObject({ id: submission.id, form: 'demo', openFor: 5000 });
});

it('goes our way alone without a service, and for a machine', async () => {
  for (const ways of [{ service: null }, { trap: 'https://spam.example' }]) {
    const { result, asked } = sending({ us: json(200, { state: 'sent' }) }, ways);
    expect(await result).toEqual({ state: 'sent' });
    expect(asked.map(({ who }) => who)).toEqual(['us']);
  }
});

it('says what the visitor can fix, whoever found it', async () => {
  const errors = [{ field: 'email', code: 'malformed' }];
  const us = sending({ us: json(422, { errors }) }, { service: null });
  expect(await us.result).toEqual({ state: 'refused', errors });
  const invalid = { errors: [{ message: 'email is invalid', errorType: 'INVALID_EMAIL' }] };
  const service = sending({ service: json(400, invalid) });
  expect(await service.result).toMatchObject({ state: 'refused', errors });
});

it('says when it may be sent again', async () => {
  const again = json(429, {}, { 'Retry-After': '17' });
  expect(await sending({ us: again }, { service: null }).result).toEqual({
    state: 'tooMany',
    seconds: 17,
  });
});

it.each<[string, Answer]>([
  ['this site fails', json(500, {})],
  ['answers with something else', new Response('<html>', { status: 200 })],
  ['says neither that it is sent nor that it is kept', json(200, {})],
  ['refuses it and names no error', json(422, {})],
  ['nothing gets through', new TypeError('Failed to fetch')],
])('fails where %s as well', async (_what, answer) => {
  const { result } = sending({ service: new TypeError('blocked'), us: answer });
  expect(await result).toEqual({ state: 'failed' });
});
