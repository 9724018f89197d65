import { matchRedirect } from '../../src/redirects/match.ts';
import { findExact, pageAddress, type OwnedRedirect } from '../../src/redirects/owners.ts';

/**
 * Reads the redirects of all owners together and names every fault: a page that cannot be reached,
 * an address with two owners, a chain or a loop. Empty where all is well.
 */
export function findRedirectFaults(
  owned: readonly OwnedRedirect[],
  livePages: readonly string[],
): string[] {
  return [
    ...livePages.filter((page) => isMoved(page, owned)).map((page) => `${page} is a page, hidden`),
    ...findDoubles(owned),
    ...owned.flatMap((redirect) => findChain(redirect, owned)),
  ];
}

const isMoved = (page: string, owned: readonly OwnedRedirect[]): boolean =>
  nextHop(page, owned) !== undefined;

/** Where an address leads: the edge answers first, then the exact redirects. */
function nextHop(address: string, owned: readonly OwnedRedirect[]): string | undefined {
  const edge = matchRedirect({ method: 'GET', url: address });
  return edge ? edge.location : findExact(owned, address)?.to;
}

function findDoubles(owned: readonly OwnedRedirect[]): string[] {
  const firstOwner = new Map<string, string>();
  return owned.flatMap(({ from, owner }) => {
    const address = pageAddress(from);
    const first = firstOwner.get(address);
    firstOwner.set(address, first ?? owner);
    return first === undefined ? [] : [`${address} is redirected by ${first} and by ${owner}`];
  });
}

function findChain({ from, to }: OwnedRedirect, owned: readonly OwnedRedirect[]): string[] {
  const hops = [pageAddress(from)];
  let next: string | undefined = to;
  while (next?.startsWith('/')) {
    const seen = hops.includes(pageAddress(next));
    hops.push(next);
    if (seen) return [`${hops.join(' → ')} is a loop`];
    next = nextHop(next, owned);
  }
  return hops.length > 2 ? [`${hops.join(' → ')} is a chain`] : [];
}
