/** The parts of a request that the rules look at; `query` carries its question mark. */
export interface Address {
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i;

/**
 * Cuts a URL, or the path and query of one, into raw parts. No URL object is made of it: that would
 * resolve and repair the very forms that have to be noticed, and take `//host` for a host.
 */
export function readAddress({ method, url }: { method: string; url: string }): Address {
  const origin = url.startsWith('/') ? 0 : (ORIGIN.exec(url)?.[0].length ?? 0);
  const fragment = url.indexOf('#', origin);
  const address = url.slice(origin, fragment < 0 ? undefined : fragment);
  const question = address.indexOf('?');
  const path = question < 0 ? address : address.slice(0, question);
  return {
    method,
    path: path === '' && origin > 0 ? '/' : path,
    query: question < 0 ? '' : address.slice(question),
  };
}

/** Anything but visible ASCII: a header cannot carry it, and browsers drop tabs and newlines. */
const UNPRINTABLE = /[^\x21-\x7e]/;
/** An encoded ASCII sign. */
const ENCODED = /%([0-7][0-9a-f])/gi;
/** More bytes than a sign needs: `%c0%af` is how a lax decoder is made to see a slash. */
const OVERLONG = /%(?:c[01]|e0%[89]|f0%8)/i;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const HIDDEN = /[\x00-\x1f\x7f\\]|\/\/|(?:^|\/)\.\.?(?:\/|$)/;
const MAX_LAYERS = 5;

/**
 * Whether an address must not become a `Location`: as written or under any layers of encoding, it
 * holds what a browser or a proxy may take for the start of another host.
 */
export function isOdd({ path, query }: Address): boolean {
  if (path.charCodeAt(0) !== 47 || UNPRINTABLE.test(path) || UNPRINTABLE.test(query)) return true;
  return path.includes('%') ? hidesSomething(path) : HIDDEN.test(path);
}

function hidesSomething(path: string): boolean {
  let text = path;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (HIDDEN.test(text) || OVERLONG.test(text)) return true;
    const bare = text.replace(ENCODED, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    if (bare === text) return countSlashes(bare) !== countSlashes(path);
    text = bare;
  }
  return true;
}

const countSlashes = (text: string): number => text.split('/').length;
