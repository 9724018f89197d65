import { inlineSources } from '../../src/gatsby/inlineSources';
import { builtPages, contentPages, readBuilt } from '../support/builtSite';

it('redirects every former address to its page', () => {
  const redirects = readBuilt('/_redirects');
  const moved = contentPages().flatMap(({ address, data }) =>
    ((data['formerAddresses'] as string[] | undefined) ?? []).map((former) => ({
      former,
      address,
    })),
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const { former, address } of moved) {
    expect(redirects).toMatch(new RegExp(`^${former}\\s+${address}\\s+301`, 'm'));
  }
});

it('allows every inline script and sheet by its hash, and has few scripts of its own', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(readBuilt('/_headers'))?.[1] ?? '';
  const { scripts, styles } = inlineSources(builtPages().map(readBuilt));
  expect([...scripts, ...styles].filter((hash) => !policy.includes(hash))).toEqual([]);
  // An inline script that differs from page to page would fill the header of every answer.
  expect(scripts.length).toBeLessThan(8);
  expect(policy.length).toBeLessThan(6000);
});

it('keeps pages out of frames and hashed files in caches', () => {
  const headers = readBuilt('/_headers');
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toMatch(/\/static\/\*\n\s+Cache-Control: public, max-age=31536000, immutable/);
});
