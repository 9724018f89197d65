import { fromHtml } from 'hast-util-from-html';
import { readFileSync } from 'node:fs';
import { inlineScripts } from '../../src/gatsby/security/inlineScripts';
import { sourceOf } from '../../src/gatsby/security/sourceOf';
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
  const former = JSON.parse(readFileSync('.cache/former-addresses.json', 'utf8')) as string[];
  expect(moved.map((page) => page.former).sort()).toEqual(former);
  for (const { former, address } of moved.filter((page) => page.isShown)) {
    expect(redirects).toMatch(new RegExp(`^${former}\\s+${address}\\s+301`, 'm'));
  }
});

it('allows every inline script by its hash, and has few of them', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(readBuilt('/_headers'))?.[1] ?? '';
  const scripts = [
    ...new Set(builtPages().flatMap((address) => inlineScripts(fromHtml(readBuilt(address))))),
  ];
  expect(scripts.filter((hash) => !policy.includes(hash))).toEqual([]);
  // An inline script that differs from page to page would fill the header of every answer.
  expect(scripts.length).toBeLessThan(8);
  expect(policy.length).toBeLessThan(1000);
});

it.each(builtPages())('%s allows its own style sheets, before the first of them', (page) => {
  const html = readBuilt(page);
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  expect(sheets).not.toEqual([]);
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  const allowed = html.slice(policy, html.indexOf('>', policy)).replaceAll('&#x27;', "'");
  expect(
    sheets.map(([, text = '']) => sourceOf(text)).every((hash) => allowed.includes(hash)),
  ).toBe(true);
  expect(policy).toBeLessThan(sheets[0]?.index ?? Infinity);
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

it('sends browsers no schema: content is checked before it is built', () => {
  const code = builtFiles().filter((file) => file.endsWith('.js'));
  expect(code.filter((file) => readBuilt(file).includes('_zod'))).toEqual([]);
});
