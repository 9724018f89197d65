/** @jest-environment jsdom */
import fc from 'fast-check';
import { keepAddressPlain, plainAddress } from '../../src/browser/plainAddress';

const plain = (address: string): string => plainAddress(new URL(address, 'https://x.example'));

it.each([
  '/',
  '/product/work-order-software/?utm_source=%25&q=%ff#questions',
  '/caf%C3%A9/%F0%9F%98%80/#%C3%BCber',
  '/PRICING/index.html',
  '/a:b/',
])('leaves %s as it is', (address) => {
  expect(plain(address)).toBe(address);
});

it.each([
  ['a sign that is none', '/%ff/', '/-/'],
  ['half an escape', '/%E0%A4%A/?a=%', '/---/?a=%'],
  ['an escaped percent sign', '/100%25-off/', '/100--off/'],
  ['an encoded slash', '/one%2Ftwo/', '/one-two/'],
  ['a pattern of the router', '/:uri/*/', '/-uri/-/'],
  ['a fragment that cannot be decoded', '/pricing/#100%', '/pricing/'],
])('takes %s out', (_, address, expected) => {
  expect(plain(address)).toBe(expected);
});

it('makes of any path one that decodes to itself at once', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '%', '%25', '%2F', '%c3%a9', '%ff', ':', '*', 'a'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { pathname } = new URL(`https://x.example/${pieces.join('').replace(/[?#]/g, '')}`);
      const decoded = decodeURIComponent(plainAddress({ pathname, search: '', hash: '' }));
      expect(decodeURIComponent(decoded)).toBe(decoded);
    }),
  );
});

it('keeps the address of the window plain, also after a step back', () => {
  history.replaceState({ key: 'kept' }, '', '/%ff/?a=b#c');
  keepAddressPlain();
  expect([location.pathname, location.search, location.hash]).toEqual(['/-/', '?a=b', '#c']);
  expect(history.state).toEqual({ key: 'kept' });
  history.replaceState(null, '', '/pricing/#%');
  window.dispatchEvent(new Event('popstate'));
  expect(location.pathname + location.hash).toBe('/pricing/');
});
