import { inlineSources } from '../../src/gatsby/inlineSources';
import { formerAddresses } from '../../src/redirects/formerAddresses.ts';
import { builtFiles, builtPages, contentPages, readBuilt } from '../support/builtSite';

it('redirects every former address to its page', () => {
  const redirects = readBuilt('/_redirects');
  const moved = contentPages().flatMap(({ address, data, isShown }) =>
    ((data['formerAddresses'] as string[] | undefined) ?? []).map((former) => ({
      former,
      address,
      isShown,
    })),
  );
  expect(moved.length).toBeGreaterThan(0);
  // What the edge leaves alone, so that it is one hop.
  expect(moved.map(({ former }) => former).sort()).toEqual(formerAddresses);
  for (const { former, address } of moved.filter((page) => page.isShown)) {
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

it('publishes no source map, and names none', () => {
  const files = builtFiles();
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const code = files.filter((file) => /\.(js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((file) => readBuilt(file).includes('sourceMappingURL='))).toEqual([]);
});
