import { contentPolicy } from '../../src/security/contentPolicy';

const read = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
  );

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

it('allows scripts of the site and of the build, and no others', () => {
  const policy = read(contentPolicy(inline));
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a'"]);
  expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy.get(name)).toEqual(["'none'"]);
  }
});

it('names no host of anybody, and reports nowhere, unless it is told to', () => {
  expect(contentPolicy(inline)).not.toMatch(/https?:|report/);
  const reporting = read(contentPolicy(inline, { endpoint: 'https://r.example/csp' }));
  expect(reporting.get('report-uri')).toEqual(['https://r.example/csp']);
  expect(reporting.get('report-to')).toEqual(['csp']);
});
