import { contentPages, readBuilt } from '../support/builtSite';

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

it('keeps pages out of frames and hashed files in caches', () => {
  const headers = readBuilt('/_headers');
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toMatch(/\/static\/\*\n\s+Cache-Control: public, max-age=31536000, immutable/);
});
