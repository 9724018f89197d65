/** The parts of `location` that a visitor may write as they like. */
type Written = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

/** A segment that Gatsby's router takes for a pattern. */
const PATTERN = /\/[:*]/;
/** An escape, whole or broken, and what makes a pattern. */
const TROUBLESOME = /%[0-9a-f]{0,2}|[:*]/gi;

/** Whether Gatsby finds its way: it decodes a path several times over, and encodes it in between. */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    const again = decodeURIComponent(encodeURI(decodeURI(path)));
    return again === decoded && decodeURIComponent(decoded) === decoded && !PATTERN.test(path);
  } catch {
    return false;
  }
}

function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address as Gatsby can take it. No page has an address that it cannot, but anybody may ask for
 * one: its path gets dashes where the error is, and a fragment that cannot be decoded goes.
 */
export const plainAddress = ({ pathname, search, hash }: Written): string =>
  (isReadable(pathname) ? pathname : pathname.replace(TROUBLESOME, '-')) +
  search +
  (isDecodable(hash) ? hash : '');

/** Keeps the address plain, now and after steps through the history: anything else ends in a blank page. */
export function keepAddressPlain(): void {
  const keep = (): void => {
    const { pathname, search, hash, origin } = location;
    const plain = plainAddress(location);
    if (plain === pathname + search + hash) return;
    history.replaceState(history.state, '', origin + plain);
  };
  keep();
  // Capture comes first on the window itself, whoever has listened for longer.
  window.addEventListener('popstate', keep, { capture: true });
}
