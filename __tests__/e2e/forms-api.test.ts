import { randomUUID } from 'node:crypto';
import { keepLead, LEASE } from '../../src/forms/leads/leads';
import { takeSlot } from '../../src/forms/leads/rateLimit';
import type { Submission } from '../../src/forms/leads/schema';
import { startFormService, type FormService } from '../support/formService';
import { postFrom } from '../support/postFrom';
import { withLeads } from '../support/withLeads';
import { siteUnderTest, withPage } from '../support/withPage';
import { axeViolations } from './probes/axe';

const values = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  message: 'Which meter do you read?',
};

const post = (init: RequestInit): Promise<Response> =>
  fetch(`${siteUnderTest()}/api/forms`, { method: 'POST', redirect: 'manual', ...init });

const json = (change: object = {}): RequestInit => ({
  headers: { 'Content-Type': 'application/json', Origin: siteUnderTest() },
  body: JSON.stringify({ form: 'contact', page: '/contact/', fields: values, ...change }),
});

const urlEncoded = (change: Record<string, string> = {}): RequestInit => ({
  headers: { Accept: 'text/html', Origin: siteUnderTest() },
  body: new URLSearchParams({ form: 'contact', page: '/contact/', ...values, ...change }),
});

const bodyOf = async (response: Response): Promise<unknown> => [
  response.status,
  await response.json(),
];

/**
 * The scheduled function; the platform waits until it has ended. A store that a busy machine keeps from
 * answering ends a run, and the next one goes on from there.
 */
const deliver = async (): Promise<void> => {
  const run = () => fetch(`${siteUnderTest()}/.netlify/functions/deliver-leads`);
  const first = await run();
  const { status } = first.status === 500 ? await run() : first;
  expect(status).toBeLessThan(400);
};

const endedSubmission = {
  form: 'contact',
  page: '/contact/',
  pageName: 'Contact',
  fields: values,
  at: new Date().toISOString(),
};

/** Leaves a lead, as a function does that is ended while it sends. */
const keepHere = (submission: Submission): Promise<void> =>
  withLeads((store) => keepLead(store, submission, Date.now() - 2 * LEASE));

describe('with the service', () => {
  let service: FormService;
  beforeAll(async () => {
    service = await startFormService(Number(process.env['FORMS_SERVICE_PORT']));
  });
  beforeEach(() => service.reset());
  afterAll(() => service.stop());

  it('sends a form at once, and once', async () => {
    const id = randomUUID();
    expect(await bodyOf(await post(json({ id })))).toEqual([200, { state: 'sent' }]);
    expect(await bodyOf(await post(json({ id })))).toEqual([200, { state: 'sent' }]);
    const taken = service.taken.filter(({ fields }) => fields['submission_id'] === id);
    expect(taken).toMatchObject([
      {
        fields: { ...values, submission_id: id },
        context: { pageUri: `${siteUnderTest()}/contact/` },
      },
    ]);
  });

  it('keeps what the service does not take until it is due', async () => {
    service.reset('fails');
    const id = randomUUID();
    expect(await bodyOf(await post(json({ id })))).toEqual([200, { state: 'kept' }]);
    service.reset();
    await deliver();
    expect(service.taken.map(({ fields }) => fields['submission_id'])).not.toContain(id);
  });

  it('delivers what a function kept before it was ended, once', async () => {
    const id = randomUUID();
    await keepHere({ ...endedSubmission, id });
    for (let run = 0; run < 2; run += 1) await deliver();
    expect(service.taken.filter(({ fields }) => fields['submission_id'] === id)).toHaveLength(1);
    expect(await bodyOf(await post(json({ id })))).toEqual([200, { state: 'sent' }]);
  });

  it('hands on what the service refuses', async () => {
    service.reset([['BLOCKED_EMAIL', "Error in 'fields.email'"]]);
    const response = await post(json());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'email', code: 'blocked' }] });
  });
});

it('keeps a form while nothing answers, and leads on to the thank-you page', async () => {
  expect(await bodyOf(await post(json()))).toEqual([200, { state: 'kept' }]);
  const response = await post(urlEncoded());
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/[\w-]+\/$/);
});

it.each([
  ['GET', { method: 'GET' }, 405],
  ['another origin', { ...json(), headers: { Origin: 'https://evil.example' } }, 403],
  ['another type', { body: 'hello', headers: { 'Content-Type': 'text/plain' } }, 415],
  ['too much', { ...json(), body: 'x'.repeat(33 * 1024) }, 413],
  ['an unknown form', json({ form: 'gone' }), 404],
])('refuses %s', async (_, init, status) => {
  const response = await post(init);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (status === 405) expect(response.headers.get('allow')).toBe('POST');
});

it('refuses the next from an address that has sent its share of this minute, and takes others', async () => {
  const perMinute = Number(process.env['FORMS_PER_MINUTE']);
  await withLeads(async (store) => {
    // The minute may end before the form is there.
    for (const now of [Date.now(), Date.now() + 60_000]) {
      while ((await takeSlot(store, '127.0.0.9', perMinute, now)) === 0);
    }
  });
  const { headers, body } = json({ id: randomUUID() });
  const postAs = (address: string) =>
    postFrom(address, headers as Record<string, string>, body as string);
  const refused = await postAs('127.0.0.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await postAs('127.0.0.8')).status).toBe(200);
});

it('gives a browser without script its form again, filled in, until it is right', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    // A page of the site whose form lacks an email.
    await page.goto(`${siteUnderTest()}/contact/`);
    const names = Object.entries({ ...values, form: 'contact', page: '/contact/', email: 'dana' });
    const inputs = names.map(([name, value]) => `<input name="${name}" value="${value}">`);
    await page.evaluate(
      (html) => {
        document.body.innerHTML = html;
      },
      `<form method="post" action="/api/forms">${inputs.join('')}<button>Send</button></form>`,
    );
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/forms')),
      page.getByRole('button').click(),
    ]);
    expect(answer.status()).toBe(422);
    await page.waitForLoadState();
    const email = page.locator('input[name=email]');
    expect(await email.inputValue()).toBe('dana');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill(values.email);
    const [next] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button').click(),
    ]);
    expect(next.status()).toBe(303);
    await page.waitForLoadState();
    expect(new URL(page.url()).pathname).not.toBe('/api/forms');
  });
});

it('is a page that everybody can use', async () => {
  await withPage({ viewport: { width: 375, height: 800 } }, async (page) => {
    await page.setContent(await (await post(urlEncoded({ email: 'dana', fullName: '' }))).text());
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    if (process.env['SHOT']) await page.screenshot({ path: process.env['SHOT'], fullPage: true });
  });
});
