import { fetchTemplate } from '../../../src/roi/page/fetchTemplate.ts';

const answer = (body: BodyInit, init?: ResponseInit) => {
  const asked: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    asked.push(request as Request);
    return Promise.resolve(new Response(body, init));
  });
  return asked;
};
const pdf = { headers: { 'Content-Type': 'application/pdf' } };

// A request takes whole addresses only outside of a browser.
beforeAll(() => {
  const Whole = Request;
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation(
      (path, init) => new Whole(new URL(path as string, 'https://a.example'), init),
    );
});
afterEach(() => jest.mocked(fetch).mockRestore());

const ask = () => fetchTemplate('roi-report-integration.pdf');

it('answers with the bytes of the template', async () => {
  const asked = answer('%PDF-1.7 and more', pdf);
  expect(new TextDecoder().decode(await ask())).toBe('%PDF-1.7 and more');
  expect(asked[0]?.url).toBe('https://a.example/roi/roi-report-integration.pdf');
});

it('does not tell the address of the page, which holds the figures', async () => {
  const asked = answer('%PDF-1.7', pdf);
  await ask();
  expect(asked[0]?.referrerPolicy).toBe('no-referrer');
});

it.each([
  ['a missing file', '<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }],
  ['a page in its place', '<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }],
  ['a page that claims to be a PDF', '<h1>Log in</h1>', pdf],
  ['nothing', '', pdf],
])('refuses %s', async (_what, body, init) => {
  answer(body, init);
  await expect(ask()).rejects.toMatchObject({ name: 'TemplateError' });
});

it('refuses no answer at all', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await expect(ask()).rejects.toMatchObject({ name: 'TemplateError' });
});
