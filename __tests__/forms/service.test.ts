import { readReply, sendToService, submitBody, submitUrl } from '../../src/forms/service';
import { demoForm, demoValues } from './demoForm';

const service = { baseUrl: 'https://forms.example/', portal: '4711' };

const submission = {
  id: '0b8f1d7e-6c40-4c1e-9a86-3f0c5a527d4b',
  form: 'demo',
  page: '/request-demo/',
  pageName: 'Book a demo',
  fields: demoValues,
  at: '2026-11-20T09:00:00.000Z',
};

it('speaks the protocol of the service', () => {
  expect(submitUrl(service, demoForm)).toBe(
    `https://forms.example/submissions/v3/integration/submit/4711/${demoForm.service}`,
  );
  expect(submitBody(submission, 'https://www.lintel.example')).toEqual({
    fields: [
      { objectTypeId: '0-1', name: 'fullName', value: 'Dana Rosen' },
      { objectTypeId: '0-1', name: 'email', value: 'dana@kestrel.example' },
      { objectTypeId: '0-1', name: 'buildings', value: '5 and more' },
      { objectTypeId: '0-1', name: 'submission_id', value: submission.id },
    ],
    context: { pageUri: 'https://www.lintel.example/request-demo/', pageName: 'Book a demo' },
  });
});

it('names the visitor only where the service knows one', () => {
  const known = submitBody({ ...submission, visitor: 'abc' }, 'https://www.lintel.example');
  expect(known).toMatchObject({ context: { hutk: 'abc' } });
});

const errors = (...list: [errorType: string, message: string][]) => ({
  status: 'error',
  errors: list.map(([errorType, message]) => ({ errorType, message })),
});

it.each([
  ['INVALID_EMAIL', "Error in 'fields.email'. Invalid email address", 'email', 'malformed'],
  ['BLOCKED_EMAIL', 'Blocked email address', 'email', 'blocked'],
  ['REQUIRED_FIELD', "Required field 'fullName' is missing", 'fullName', 'missing'],
  ['INPUT_TOO_LARGE', "Error in 'fields.message'. Too large", 'message', 'tooLong'],
  ['VALUE_NOT_IN_FIELD_DEFINITION', "Error in 'fields.buildings'", 'buildings', 'notAnOption'],
])('puts %s at its field', (errorType, message, field, code) => {
  expect(readReply(400, errors([errorType, message]), demoForm)).toEqual({
    state: 'refused',
    errors: [{ field, code }],
  });
});

it('gives the errors in the order of the fields, one each', () => {
  const body = errors(
    ['BLOCKED_EMAIL', "Error in 'fields.email'"],
    ['REQUIRED_FIELD', "Required field 'fullName' is missing"],
    ['INVALID_EMAIL', "Error in 'fields.email'"],
  );
  expect(readReply(400, body, demoForm)).toMatchObject({
    errors: [
      { field: 'fullName', code: 'missing' },
      { field: 'email', code: 'blocked' },
    ],
  });
});

it.each([
  ['an error of our own', 400, errors(['REQUIRED_FIELD', "Required field 'fax' is missing"])],
  ['a form it does not know', 404, undefined],
  ['an unknown error', 400, errors(['constructor', "'email'"])],
  ['a body that is no list', 400, { errors: 'many' }],
  ['a body of nothing', 400, null],
  ['an error of the service', 503, '<html>'],
  ['a page of somebody in between', 200, undefined],
  ['a word of somebody in between', 200, 'ok'],
])('takes %s for a failure that the visitor cannot fix', (_, status, body) => {
  expect(readReply(status, body, demoForm)).toMatchObject({ state: 'failed', isBusy: false });
});

it('hears that the service is busy', () => {
  expect(readReply(429, undefined, demoForm)).toMatchObject({ state: 'failed', isBusy: true });
});

it.each([
  ['taken', () => Promise.resolve(new Response('{"inlineMessage":"Thanks"}')), 'sent'],
  ['taken without a word', () => Promise.resolve(new Response(null, { status: 204 })), 'sent'],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'failed'],
])('sends: %s', async (_, fetch, state) => {
  const reply = await sendToService(submission, demoForm, {
    service,
    origin: 'https://www.lintel.example',
    fetch,
  });
  expect(reply.state).toBe(state);
});

it('waits for no answer longer than its patience', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  const reply = await sendToService(submission, demoForm, {
    service,
    origin: 'https://www.lintel.example',
    fetch,
    patience: 20,
  });
  expect(reply).toEqual({ state: 'failed', reason: 'TimeoutError', isBusy: false });
});
