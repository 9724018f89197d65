import fc from 'fast-check';
import { matchRedirect } from '../../src/redirects/match.ts';
import { site } from '../../src/site.ts';
import { paths, plainPaths, queries } from './arbitraries.ts';
import { readFixture } from './readFixture.ts';

const get = (url: string) => matchRedirect({ method: 'GET', url });
const ARTICLE = 'https://news.example.com/brightwater-connected-operations';

describe('the cases of the specification', () => {
  it.each(readFixture('redirect-cases.csv'))('%s %s → %s %s', (method, url, status, location) => {
    const expected = status?.startsWith('3') ? { status: Number(status), location } : undefined;
    for (const address of [url, site.origin + url]) {
      const redirect = matchRedirect({ method: String(method), url: String(address) });
      expect(redirect && { status: redirect.status, location: redirect.location }).toEqual(
        expected,
      );
    }
  });
});

describe('named rules', () => {
  it('match the end of a longer path, in whole segments only', () => {
    expect(get('/en/events/futureproof-fmsp-uk/')?.location).toBe(
      '/events/futureproof-fmsp-london/',
    );
    expect(get('/all-events/futureproof-fmsp-uk/')).toBeUndefined();
    expect(get('/my-cmms-guide/')).toBeUndefined();
    expect(get('/events/futureproof-fmsp-uk/tickets/')).toBeUndefined();
  });

  it('are case-sensitive', () => {
    expect(get('/CMMS-Guide/')).toBeUndefined();
  });

  it('put the query before the fragment', () => {
    const url = `/newsroom/${site.slug}-in-the-news?q=1`;
    expect(get(url)?.location).toBe(`/${site.slug}-newsroom/?q=1#news`);
  });

  it('keep the query of the external article', () => {
    expect(get('/resources/case-study/brightwater?a=b')?.location).toBe(`${ARTICLE}?a=b`);
  });

  it('leave everything under /learn to the slash rule', () => {
    expect(get('/learn/more/cmms-guide')?.location).toBe('/learn/more/cmms-guide/');
    expect(get('/learning/cmms-guide')?.location).toBe('/learn/cmms-guide/');
  });
});

describe('the slash rule', () => {
  it.each([
    '/a/file.pdf',
    '/.netlify/functions/x',
    '/page-data/index',
    '/static/x',
    '/api/x',
    '/pagefind/x',
    '/',
    '',
    site.origin,
    `${site.origin}?x=1`,
  ])('leaves %p alone', (url) => {
    expect(get(url)).toBeUndefined();
  });

  it.each([
    ['/v1.2/notes', '/v1.2/notes/'],
    ['/static', '/static/'],
    ['/api', '/api/'],
    ['/newsroom/print', '/newsroom/print/'],
    ['/caf%C3%A9', '/caf%C3%A9/'],
    ['/100%25', '/100%25/'],
    ['/pricing?', '/pricing/?'],
    ['/pricing?next=//evil.example#top', '/pricing/?next=//evil.example'],
  ])('adds to %p', (url, location) => {
    expect(get(url)?.location).toBe(location);
  });
});

describe('odd addresses', () => {
  it.each([
    '//evil.example/x',
    '///evil.example/x',
    '/\\evil.example/x',
    '\\\\evil.example/x',
    '/\t/evil.example/x',
    '/\n/evil.example/x',
    '/x\r\nSet-Cookie:a=b',
    '/x?a=\r\nSet-Cookie:a=b',
    '/%2fevil',
    '/%2Fevil',
    '/%5cevil',
    '/%5Cevil',
    '/%252fevil',
    '/%25252Fevil',
    '/%25255cevil',
    '/%2525252525252525252fevil',
    '/%%32fevil',
    '/%c0%afevil',
    '/%25c0%25afevil',
    '/%e0%80%afevil',
    '/%f0%80%80%afevil',
    '/%09/evil',
    '/%0d%0aLocation:x',
    '/%00',
    '/.//evil',
    '/../x',
    '/%2e%2e/x',
    '/x/.%2E/cmms-guide',
    '/／evil',
    '/x//cmms-guide',
    'evil.example/x',
    'javascript:alert(1)',
    `${site.origin}//evil.example/x`,
    `${site.origin}\\evil.example/x`,
  ])('are left alone: %j', (url) => {
    expect(get(url)).toBeUndefined();
  });
});

describe('for any request', () => {
  it('a redirect stays on the site, save for the external article', () => {
    fc.assert(
      fc.property(paths, queries, (path, query) => {
        for (const url of [path + query, site.origin + path + query]) {
          const redirect = get(url);
          if (!redirect || redirect.location.startsWith(ARTICLE)) continue;
          expect(redirect.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(new URL(redirect.location, site.origin).origin).toBe(site.origin);
          expect(new Headers({ Location: redirect.location }).get('Location')).toBe(
            redirect.location,
          );
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('a location is not redirected again', () => {
    fc.assert(
      fc.property(fc.oneof(paths, plainPaths), queries, (path, query) => {
        const location = get(path + query)?.location;
        if (!location?.startsWith('/')) return;
        expect(get(location)).toBeUndefined();
        expect(get(new URL(location, site.origin).href)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it('the query is kept', () => {
    fc.assert(
      fc.property(plainPaths, queries, (path, query) => {
        const plain = get(path);
        const queried = get(path + query);
        expect(queried?.rule).toBe(plain?.rule);
        if (!plain || !queried) return;
        const [target = '', fragment] = plain.location.split('#');
        expect(queried.location).toBe(target + query + (fragment ? `#${fragment}` : ''));
      }),
    );
  });

  it('only GET and HEAD are redirected, and both alike', () => {
    const others = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', '');
    fc.assert(
      fc.property(plainPaths, queries, others, (path, query, method) => {
        const url = path + query;
        expect(matchRedirect({ method, url })).toBeUndefined();
        expect(matchRedirect({ method: 'HEAD', url })).toEqual(get(url));
      }),
    );
  });

  it('whatever starts with /roi-pdf is left alone', () => {
    fc.assert(
      fc.property(plainPaths, queries, (path, query) => {
        expect(get(`/roi-pdf${path}${query}`)).toBeUndefined();
      }),
    );
  });
});
