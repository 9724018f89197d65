import { readAddress } from './address.ts';
import { rules } from './rules.ts';

/** A redirect of one address, and who states it: an edge rule, netlify.toml or a page's frontmatter. */
export interface OwnedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly owner: 'edge' | 'netlify.toml' | 'formerAddresses';
}

const atEdge = (from: string, to: string, status: number): OwnedRedirect => {
  return { from, to, status, owner: 'edge' };
};

/** The exact edge rules, and the named ones as redirects of the shortest address that each matches. */
export const edgeRedirects: readonly OwnedRedirect[] = rules.flatMap((rule) => {
  if (rule.kind === 'named') return [atEdge(`/${rule.ending}/`, rule.target, rule.status)];
  if (rule.kind !== 'exact') return [];
  return [...rule.targets].map(([from, to]) => atEdge(`${from}/`, to, rule.status));
});

/** An address as a page's: no query, no fragment, a slash at the end. */
export function pageAddress(address: string): string {
  const { path } = readAddress({ method: 'GET', url: address });
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The redirect of exactly this address that the platform applies after the edge function. The
 * platform compares addresses without regard to a trailing slash.
 */
export function findExact(
  owned: readonly OwnedRedirect[],
  address: string,
): OwnedRedirect | undefined {
  const page = pageAddress(address);
  return owned.find(({ from, owner }) => owner !== 'edge' && pageAddress(from) === page);
}
