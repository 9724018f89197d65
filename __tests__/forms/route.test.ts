import { records } from '../../src/forms/leads/leads';
import { respond } from '../../src/forms/route/respond';
import { LARGEST_BODY } from '../../src/forms/route/readRequest';
import { site } from '../../src/site';
import { demoForm, demoValues } from './demoForm';
import { ADDRESS, AGREED, json, keysOf, routeWith, urlEncoded } from './routeWith';

describe('a form that is filled in', () => {
  it('is kept, and a program is told so', async () => {
    const { post, store } = routeWith();
    const response = await post(json());
    expect([response.status, await response.json()]).toEqual([200, { state: 'kept' }]);
    expect([...store.values.values()]).toContainEqual(
      expect.objectContaining({
        submission: expect.objectContaining({
          form: 'demo',
          page: '/request-demo/',
          pageName: 'Book a demo',
          fields: demoValues,
          at: '2026-11-20T09:00:00.000Z',
        }) as unknown,
      }),
    );
  });

  it('leads a browser without script to the thank-you page', async () => {
    const { post, store } = routeWith();
    const response = await post(urlEncoded());
    expect([response.status, response.headers.get('Location')]).toEqual([303, demoForm.thanks]);
    expect(keysOf(store)).toHaveLength(1);
  });

  it('leads to the thank-you page of its page, which is one of this site', async () => {
    const { post } = routeWith();
    const to = async (thanks: string) =>
      (await post(urlEncoded({ thanks }))).headers.get('Location');
    expect(await to('/thank-you-q3-download/')).toBe('/thank-you-q3-download/');
    for (const thanks of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', '']) {
      expect(await to(thanks)).toBe(demoForm.thanks);
    }
  });

  it('gathers the boxes that a browser sends one by one', async () => {
    const { post, store } = routeWith();
    await post(
      urlEncoded([
        ['interests', 'Energy'],
        ['interests', 'Leaks'],
      ]),
    );
    expect(JSON.stringify([...store.values.values()])).toContain('"interests":"Energy;Leaks"');
  });
});

describe('what is refused', () => {
  const large = 'x'.repeat(LARGEST_BODY);
  const elsewhere = { Origin: 'https://evil.example' };
  it.each([
    ['another origin', json({}, elsewhere), 403],
    ['an origin that says nothing', json({}, { Origin: 'null' }), 403],
    ['a form of another site', urlEncoded({}, elsewhere), 403],
    ['another type', { body: 'hello', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['a form with files', { body: new FormData() }, 415],
    ['no type', { body: new Uint8Array([1]) }, 415],
    ['too much', json({ more: large }), 413],
    ['too much from a browser', urlEncoded({ message: large }), 413],
    ['a form that is not there', json({ form: 'gone' }), 404],
    ['a form by a path', urlEncoded({ form: '../people/adaeze-whitlock' }), 404],
    ['no form', json({ form: undefined }), 404],
    ['what is no JSON', { ...json(), body: '{"form":' }, 400],
    ['JSON that is no object', { ...json(), body: '["form"]' }, 400],
    ['nothing', { ...json(), body: '' }, 400],
  ])('%s', async (_, init, status) => {
    const { post, store } = routeWith();
    const response = await post(init);
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(store.values.size).toBe(0);
    const type = response.headers.get('Content-Type') ?? '';
    if (new Headers(init.headers).get('Content-Type') === 'application/json') {
      expect(type).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ type: 'about:blank', status });
    } else expect(type).toMatch(/^text\/plain/);
  });

  it('too much that comes piece by piece, without being read to its end', async () => {
    const { post } = routeWith();
    let pieces = 0;
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const response = await post({ ...json(), body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(pieces).toBeLessThan(40);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    const route = routeWith();
    const response = await respond(new Request(ADDRESS, { method }), route);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('says which types it takes', async () => {
    const { post } = routeWith();
    const response = await post({ body: '<a/>', headers: { 'Content-Type': 'text/xml' } });
    expect(response.headers.get('Accept')).toContain('application/json');
  });
});

it('takes a form of a program that names no origin', async () => {
  const init = json();
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  expect((await routeWith().post({ ...init, headers })).status).toBe(200);
});

describe('a form with errors', () => {
  const wrong = { email: 'dana', fullName: '' };
  const errors = [
    { field: 'fullName', code: 'missing' },
    { field: 'email', code: 'malformed' },
  ];

  it('is answered with them to a program', async () => {
    const { post, store } = routeWith();
    for (const init of [
      json({ fields: { ...demoValues, ...wrong } }),
      urlEncoded(wrong, { Accept: 'application/json' }),
    ]) {
      const response = await post(init);
      expect(response.status).toBe(422);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 422, errors });
    }
    expect(keysOf(store)).toEqual([]);
  });

  it.each([
    ['numbers', { fullName: 7, email: {} }],
    ['a list', []],
    ['nothing', null],
    ['a text', 'email=dana'],
  ])('has fields that are texts: %s are none', async (_, fields) => {
    expect((await routeWith().post(json({ fields }))).status).toBe(422);
  });
});

it('keeps whatever no visitor sees out of caches, frames and search engines', async () => {
  const { post } = routeWith();
  for (const init of [json(), urlEncoded(), urlEncoded({ email: '' }), json({ form: 'x' })]) {
    const { headers } = await post(init);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

const leadsIn = ({ values }: ReturnType<typeof routeWith>['store']): unknown[] =>
  [...values].filter(([key]) => key.startsWith(records.waiting.folder)).map(([, lead]) => lead);

it.each([
  [`${site.origin}/contact/?from=mail#form`, '/contact/'],
  ['https://evil.example/contact/', '/'],
  [`${site.origin}//evil.example/`, '/'],
  ['no address', '/'],
])(
  'takes the page for a form that names none from where the browser comes: %s',
  async (Referer, page) => {
    const { post, store } = routeWith();
    await post(urlEncoded({ page: '' }, { Referer }));
    expect(leadsIn(store)).toMatchObject([{ submission: { page, pageName: page } }]);
  },
);

it('says where each lead is from', async () => {
  const { post, store } = routeWith();
  await post(json({ page: 'https://evil.example/', pageName: 7 }));
  await post(json({}, { Cookie: `${AGREED}; hubspotutk=0a1b2c; c=d` }));
  expect(leadsIn(store)).toMatchObject([
    { submission: { page: '/', pageName: '/' } },
    { submission: { page: '/request-demo/', visitor: '0a1b2c' } },
  ]);
});

it.each([
  ['sends Global Privacy Control', { Cookie: `${AGREED}; hubspotutk=0a1b2c`, 'Sec-GPC': '1' }],
  ['has the cookie from a choice that does not count any more', { Cookie: 'hubspotutk=0a1b2c' }],
])('knows no visitor whose browser %s', async (_what, headers) => {
  const { post, store } = routeWith();
  await post(json({}, headers));
  const [lead] = leadsIn(store);
  expect(lead).toMatchObject({ submission: { page: '/request-demo/' } });
  expect(lead).not.toHaveProperty('submission.visitor');
});
