import { checkMiddleware } from '../../src/redirects/checkMiddleware';
import { edgeMiddleware, runMiddleware, type Middleware } from '../../src/redirects/middleware.ts';

const answering = (body: string): Middleware => {
  return () => ({ status: 200, headers: {}, body });
};
const passing: Middleware = () => undefined;
const request = { method: 'GET', url: '/pricing?plan=a' };

describe('runMiddleware', () => {
  it('answers a redirect with its location and headers of its own', () => {
    expect(runMiddleware(edgeMiddleware, request)).toMatchObject({
      status: 301,
      body: null,
      headers: {
        Location: '/pricing/?plan=a',
        'Cache-Control': 'public, max-age=3600',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': expect.stringContaining("default-src 'none'") as string,
      },
    });
  });

  it('lets no browser remember a temporary redirect', () => {
    const answer = runMiddleware(edgeMiddleware, {
      method: 'GET',
      url: '/resources/case-study/brightwater/',
    });
    expect(answer).toMatchObject({ status: 302, headers: { 'Cache-Control': 'no-cache' } });
  });

  it('leaves other requests to what comes after', () => {
    expect(runMiddleware(edgeMiddleware, { method: 'GET', url: '/pricing/' })).toBeUndefined();
    expect(runMiddleware([], request)).toBeUndefined();
  });

  it('runs middleware in the order of the list until one answers', () => {
    const registry = new Map([
      ['first', answering('first')],
      ['second', answering('second')],
      ['passing', passing],
    ]);
    expect(runMiddleware(['passing', 'second', 'first'], request, [], registry)?.body).toBe(
      'second',
    );
    expect(runMiddleware(['passing'], request, [], registry)).toBeUndefined();
  });

  it.each(['redirect', 'constructor', '__proto__', ''])(
    'answers 500 to a list with the unknown name %p, wherever it stands',
    (name) => {
      for (const names of [[name], ['redirects', name]]) {
        const answer = runMiddleware(names, request);
        expect(answer).toMatchObject({ status: 500, body: `Unknown middleware ${name}` });
        expect(answer?.headers).toMatchObject({
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        });
      }
    },
  );
});

describe('checkMiddleware', () => {
  it('accepts the list that the edge runs', () => {
    expect(() => checkMiddleware(edgeMiddleware)).not.toThrow();
  });

  it('names the unknown step, the known ones and what may be meant', () => {
    const check = () => checkMiddleware(['redirects', 'redirect']);
    expect(check).toThrow(/Unknown middleware "redirect"/);
    expect(check).toThrow(/expected one of redirects/);
    expect(check).toThrow(/did you mean "redirects"\?/);
  });

  it('suggests nothing where no name is near', () => {
    expect(() => checkMiddleware(['locale'])).toThrow(/^(?!.*did you mean).*"locale"/);
  });
});
