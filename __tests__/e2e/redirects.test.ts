import { readFileSync } from 'node:fs';
import { contentPages } from '../support/builtSite';

const site = (): string => process.env['SITE_UNDER_TEST'] ?? '';

const cases = readFileSync('__tests__/fixtures/redirect-cases.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, string]);

async function ask(address: string, method = 'GET'): Promise<Response> {
  const response = await fetch(site() + address, { method, redirect: 'manual' });
  // Read to its end: Node 22 and later fault on a large body that is left lying.
  await response.arrayBuffer();
  return response;
}

/** A redirect as it came over HTTP; addresses on this site without their origin. */
const locationOf = (response: Response): string =>
  (response.headers.get('location') ?? '').replace(site(), '');

it.each(cases)('%s %s answers %s %s', async (method, address, status, location) => {
  const response = await ask(address, method);
  expect(response.status).toBe(Number(status));
  expect(locationOf(response)).toBe(location);
});

it('leads former addresses to their pages in one hop, with and without their slash', async () => {
  for (const { address, data, isShown } of contentPages()) {
    for (const former of (isShown && (data['formerAddresses'] as string[] | undefined)) || []) {
      for (const asked of [former, former.slice(0, -1), `${former.slice(0, -1)}?a=b`]) {
        const response = await ask(asked);
        const expected = asked.includes('?') ? `${address}?a=b` : address;
        expect([response.status, locationOf(response)]).toEqual([301, expected]);
      }
    }
  }
});

it.each(['/newsroom', '/newsroom/', '/learn', '/learn/?a=b'])(
  'leads the section root %s to its hub in one hop',
  async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    const target = await fetch(new URL(response.headers.get('location') ?? '', site()), {
      redirect: 'manual',
    });
    expect(target.status).toBe(200);
  },
);

it.each([
  '//evil.example',
  '//evil.example/x',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/.//evil.example/x',
  '/%09/evil.example',
])('never sends %s to another host', async (address) => {
  const response = await ask(address);
  const location = response.headers.get('location');
  if (location) expect(new URL(location, site()).origin).toBe(site());
});

it.each(['/robots.txt', '/favicon.svg', '/favicon.ico', '/page-data/app-data.json'])(
  'serves the file %s as it is',
  async (address) => {
    expect((await ask(address)).status).toBe(200);
  },
);
