import { fieldNames } from '../../src/roi/inputs.ts';
import { respond } from '../../src/roi/route/respond.ts';
import { site } from '../../src/site.ts';
import { firstPageTexts } from './readPdf.ts';
import { readTemplate, routeServices } from './templates.ts';

const logError = jest.fn();
const services = { ...routeServices, logError };

const ask = (path: string, init?: RequestInit, changed = {}) =>
  respond(new Request(site.origin + path, init), { ...services, ...changed });

const askJson = (path: string) => ask(path, { headers: { Accept: 'application/json' } });

afterEach(() => {
  logError.mockClear();
});

describe('a good request', () => {
  it('gets the whole report as an attachment', async () => {
    const response = await ask('/roi-pdf?noOfBuildings=5');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    });
    expect((await firstPageTexts(bytes)).join(' ')).toContain('$140,486.40');
  });

  it('is cached by the names of all inputs', async () => {
    const { headers } = await ask('/roi-pdf/');
    expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, durable, max-age=\d+$/);
    const vary = headers.get('Netlify-Vary')?.replace('query=', '').split('|');
    expect(vary?.sort()).toEqual([...fieldNames].sort());
  });

  it('without integration gets the other template', async () => {
    const response = await ask('/roi-pdf?isIntegration=false');
    const texts = await firstPageTexts(new Uint8Array(await response.arrayBuffer()));
    expect(texts.join(' ')).toContain('751.7%');
  });

  it('with HEAD gets the same headers and no body', async () => {
    const [get, head] = await Promise.all([ask('/roi-pdf'), ask('/roi-pdf', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('a request with bad figures', () => {
  const bad =
    '/roi-pdf?noOfBuildings=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&monthlyWorkOrdersCount=-1';

  it('gets a page that names each, with nothing unescaped', async () => {
    const response = await ask(bad, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('noOfBuildings');
    expect(html).toContain('monthlyWorkOrdersCount');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('href="/resources/cmms-roi-calculator/"');
    expect(html).toContain('href="/roi-pdf/"');
    expect(html).toMatch(/<html lang="en-US">[\s\S]*<title>[^<]+<\/title>[\s\S]*<h1>/);
  });

  it('gets a policy that allows the page’s own style and nothing else', async () => {
    const response = await ask(bad);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('gets problem details where JSON is asked for', async () => {
    const response = await askJson(bad);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 400,
      title: 'Bad Request',
      errors: [
        { parameter: 'noOfBuildings', got: '<img src=x onerror=alert(1)>' },
        { parameter: 'monthlyWorkOrdersCount', got: '-1' },
      ],
    });
  });
});

describe('refusals', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await ask('/roi-pdf', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each([
    ['cannot be read', () => Promise.reject(new Error('ENOENT: /secret/path'))],
    ['is no PDF', () => Promise.resolve(new TextEncoder().encode('<html>404</html>'))],
    [
      'is cut off',
      () => Promise.resolve(readTemplate('roi-report-integration.pdf').slice(0, 5000)),
    ],
  ])('a template that %s is an error of ours, and logged', async (_, loadTemplate) => {
    const response = await ask('/roi-pdf', {}, { loadTemplate });
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).not.toMatch(/ENOENT|secret|%PDF/);
    expect(logError).toHaveBeenCalledTimes(1);
  });

  it('are never cached', async () => {
    const refusals = await Promise.all([
      ask('/roi-pdf?noOfBuildings=0'),
      askJson('/roi-pdf?noOfBuildings=0'),
      ask('/roi-pdf', { method: 'POST' }),
      ask('/roi-pdf', {}, { loadTemplate: () => Promise.reject(new Error('no')) }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 405, 500]);
    for (const { headers } of refusals) {
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Netlify-CDN-Cache-Control')).toBe('no-store');
      expect(headers.get('Netlify-Vary')).toBeNull();
    }
  });
});
