import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { explainRedirect } from '../../src/redirects/explain.ts';
import { matchRedirect } from '../../src/redirects/match.ts';
import type { OwnedRedirect } from '../../src/redirects/owners.ts';
import { rules } from '../../src/redirects/rules.ts';
import { paths, plainPaths, queries } from './arbitraries.ts';

const explain = (url: string, owned?: readonly OwnedRedirect[]) =>
  explainRedirect({ method: 'GET', url }, owned);

describe('explainRedirect', () => {
  it('tells the rules in order, up to the one that decides', () => {
    const { rules: met, redirect } = explain('/product/asset-management-software?x=1');
    expect(met.map(({ id }) => id)).toEqual(rules.slice(0, met.length).map(({ id }) => id));
    expect(met.map(({ matched }) => matched)).toEqual(met.map((_, i) => i === met.length - 1));
    expect(met.at(-1)?.id).toBe('asset-management');
    expect(redirect).toEqual({
      status: 301,
      location: '/product/enterprise-asset-management-software/?x=1',
    });
  });

  it('says why each rule matched or did not', () => {
    const { rules: met } = explain('/learn/cmms-guide/');
    expect(met.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    expect(met.every(({ why, reason }) => why.length > 0 && reason.endsWith('.'))).toBe(true);
    expect(met.find(({ id }) => id === 'cmms-guide')?.why).toMatch(/does not apply/);
  });

  it('stops at a rule that keeps the address, without a redirect', () => {
    const { rules: met, redirect } = explain('/roi-pdf');
    expect(met.at(-1)).toMatchObject({ id: 'roi-pdf', matched: true });
    expect(redirect).toBeUndefined();
  });

  it('decides as matchRedirect does, for any request', () => {
    fc.assert(
      fc.property(fc.oneof(paths, plainPaths), queries, (path, query) => {
        const request = { method: 'GET', url: path + query };
        const expected = matchRedirect(request);
        const { rules: met, redirect } = explainRedirect(request);
        expect(redirect).toEqual(
          expected && { status: expected.status, location: expected.location },
        );
        if (expected) expect(met.at(-1)?.id).toBe(expected.rule);
      }),
    );
  });

  it('adds the exact redirects of the other owners, with or without the slash', () => {
    const former = '/newsroom/old-name/';
    const owned: OwnedRedirect[] = [
      { from: former, to: '/hub/', status: 301, owner: 'formerAddresses' },
      { from: '/events/old/', to: '/events/new/#top', status: 301, owner: 'netlify.toml' },
    ];
    for (const url of [`${former.slice(0, -1)}?x=1`, `${former}?x=1`]) {
      const { rules: met, redirect } = explain(url, owned);
      expect(met.at(-1)).toMatchObject({ id: 'formerAddresses', matched: true });
      expect(redirect).toEqual({ status: 301, location: '/hub/?x=1' });
    }
    expect(explain('/events/old/?x=1', owned).redirect?.location).toBe('/events/new/?x=1#top');
    expect(explain('/events/', owned).redirect).toBeUndefined();
  });
});

describe('npm run explain', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/explain.ts', ...args], {
      encoding: 'utf8',
    });

  it('prints the rules met, the status and the address, hop by hop', () => {
    const { stdout, status } = run('/pricing?plan=a');
    expect(status).toBe(0);
    expect(stdout).toMatch(/slash +yes/);
    expect(stdout).toContain('Answer: 301 /pricing/?plan=a');
    expect(stdout).toContain('GET /pricing/?plan=a');
    expect(stdout).toMatch(/Answer: no redirect/);
  });

  it.each([[[]], [['pricing']], [['/a', '/b']]])('refuses %j with one sentence', (args) => {
    const { stderr, stdout, status } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('npm run explain -- ');
  });
});
