import fc from 'fast-check';
import redirects, { config } from '../../netlify/edge-functions/redirects.ts';
import { matchRedirect } from '../../src/redirects/match.ts';
import { answerHeaders } from '../../src/http/securityHeaders.ts';
import { site } from '../../src/site.ts';
import { plainPaths } from './arbitraries.ts';
import { readFixture } from './readFixture.ts';

const compile = (patterns: string | string[] | undefined) =>
  [patterns ?? []].flat().map((pattern) => new RegExp(pattern));
const taken = compile(config.pattern);
const excluded = compile(config.excludedPattern);

/** As the platform decides it, from the path alone. */
const isInvoked = (path: string): boolean =>
  taken.some((pattern) => pattern.test(path)) && !excluded.some((pattern) => pattern.test(path));

describe('the edge function', () => {
  it('answers a redirect', () => {
    const response = redirects(new Request(`${site.origin}/pricing?plan=a`));
    expect(response?.status).toBe(301);
    expect(response?.headers.get('Location')).toBe('/pricing/?plan=a');
  });

  it.each(['/pricing', '/cmms-guide/', '/newsroom', '/newsroom/'])(
    'answers %s with all headers of the site',
    (path) => {
      const answered = redirects(new Request(site.origin + path))?.headers;
      for (const [name, value] of Object.entries(answerHeaders)) {
        expect(answered?.get(name)).toBe(value);
      }
    },
  );

  it('leaves a former address to the platform, which moves it in one hop', () => {
    expect(redirects(new Request(`${site.origin}/newsroom/old-name`))).toBeUndefined();
  });

  it('lets a page through', () => {
    expect(redirects(new Request(`${site.origin}/pricing/`))).toBeUndefined();
  });

  it('lets the request through after a fault, and logs no address', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const faulty = Object.defineProperty(new Request(site.origin), 'url', {
      get: () => {
        throw new TypeError('/pricing?email=someone@example.com');
      },
    });
    expect(redirects(faulty)).toBeUndefined();
    expect(log.mock.calls.flat().join(' ')).toMatch(/TypeError(?!.*@)/);
    log.mockRestore();
  });
});

describe('its invocation', () => {
  it.each([
    '/',
    '/pricing/',
    '/robots.txt',
    '/app-0123456789abcdef.js',
    '/styles.0123456789abcdef.css',
    '/static/0123/cover.webp',
    '/static/cover',
    '/page-data/pricing/page-data.json',
    '/page-data/index',
    '/.netlify/functions/forms',
    '/.netlify/images',
    '/api/enquiry',
    '/pagefind/pagefind-entry',
    '/roi-pdf',
    '/roi-pdf/',
  ])('is spared for %s', (path) => {
    expect(isInvoked(path)).toBe(false);
  });

  it('takes every address that is redirected', () => {
    const moved = readFixture('redirect-cases.csv').filter(([, , status]) =>
      status?.startsWith('3'),
    );
    for (const [, url] of moved) expect(isInvoked(String(url).replace(/\?.*/, ''))).toBe(true);
    fc.assert(
      fc.property(plainPaths, (path) => {
        fc.pre(!/^\/(?:static|page-data|api|pagefind|\.netlify)\//.test(path));
        if (matchRedirect({ method: 'GET', url: path })) expect(isInvoked(path)).toBe(true);
      }),
    );
  });

  it('is stated without lookaround, so that any engine may run it', () => {
    for (const pattern of [...taken, ...excluded]) expect(pattern.source).not.toMatch(/\(\?[=!<]/);
  });

  it('fails open', () => {
    expect(config.onError).toBe('bypass');
  });
});
