import { contentPolicy, stylePolicy } from '../../../src/gatsby/security/contentPolicy';
import { nothingOutside } from '../../../src/settings';

const read = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
  );

const scripts = ["'sha256-a'"];

it('allows scripts of the site and of the build, and no others', () => {
  const policy = read(contentPolicy(scripts));
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a'"]);
  expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy.get(name)).toEqual(["'none'"]);
  }
});

it('lets a page allow its own style sheets and no others', () => {
  const policy = read(stylePolicy(["'sha256-b'"]));
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b'"]);
});

it('names the services that are on, each where it needs it, and no others', () => {
  const policy = read(
    contentPolicy(scripts, {
      settings: {
        ...nothingOutside,
        services: {
          tagManager: 'https://tags.example/t.js?id=1',
          scheduler: 'https://calendar.example/us/demo',
        },
        serviceHosts: ['https://collect.example'],
        monitoring: { applicationId: 'a', site: 'us3.monitor.example' },
        forms: { baseUrl: 'https://forms.example/base', portal: '1' },
      },
    }),
  );
  const hosts = (name: string) => policy.get(name)?.filter((source) => source.includes(':')) ?? [];
  expect(hosts('script-src')).toEqual(['https://tags.example', 'https://collect.example']);
  expect(hosts('connect-src')).toEqual([
    'https://tags.example',
    'https://collect.example',
    'https://forms.example',
    'https://browser-intake-us3-monitor.example',
  ]);
  expect(hosts('frame-src')).toEqual(['https://calendar.example']);
  expect(hosts('worker-src')).toEqual(['blob:']);
  for (const name of ['connect-src', 'worker-src']) {
    expect(policy.get(name)).toContain("'self'");
  }
  expect(hosts('default-src')).toEqual([]);
});

it('names no host of anybody, and reports nowhere, unless it is told to', () => {
  expect(contentPolicy(scripts)).not.toMatch(/https?:|report/);
  const reporting = read(contentPolicy(scripts, { endpoint: 'https://r.example/csp' }));
  expect(reporting.get('report-uri')).toEqual(['https://r.example/csp']);
  expect(reporting.get('report-to')).toEqual(['csp']);
});
