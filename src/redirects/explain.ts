import { readAddress } from './address.ts';
import { answerOf, judge, withQuery, type RedirectRequest } from './match.ts';
import { findExact, type OwnedRedirect } from './owners.ts';
import { rules, type Rule } from './rules.ts';

/** One rule that a request met. */
export interface ExplainedRule {
  readonly id: string;
  /** What the rule looks for. */
  readonly looksFor: string;
  readonly matched: boolean;
  readonly why: string;
  readonly reason: string;
}

export interface Explanation {
  readonly rules: readonly ExplainedRule[];
  /** Absent where no rule redirects: the page, a file, a function or the 404 page answers. */
  readonly redirect?: { readonly status: number; readonly location: string };
}

/**
 * Tells every rule that a request meets, in order, up to the one that decides; then the exact
 * redirects of the other two owners, which the platform applies after the edge function.
 */
export function explainRedirect(
  request: RedirectRequest,
  owned: readonly OwnedRedirect[] = [],
): Explanation {
  const address = readAddress(request);
  const former = owned.filter(({ owner }) => owner === 'formerAddresses').map(({ from }) => from);
  const met: ExplainedRule[] = [];
  for (const rule of rules) {
    const verdict = judge(rule, address, former);
    met.push({ id: rule.id, looksFor: lookFor(rule), ...verdict, reason: rule.reason });
    if (!verdict.matched) continue;
    const redirect = answerOf(rule, address);
    if (!redirect) break;
    return { rules: met, redirect: { status: redirect.status, location: redirect.location } };
  }
  const exact = findExact(owned, address.path);
  if (!exact) return { rules: met };
  const { status, to, owner } = exact;
  const reason = owner === 'netlify.toml' ? 'The platform is told so.' : 'The page moved.';
  met.push({ id: owner, looksFor: exact.from, matched: true, why: 'exactly this address', reason });
  return { rules: met, redirect: { status, location: withQuery(to, address.query) } };
}

function lookFor(rule: Rule): string {
  switch (rule.kind) {
    case 'method':
      return `not ${rule.redirected.join(' or ')}`;
    case 'odd':
      return '//, \\, encoded slashes, control characters';
    case 'keep':
      return `${rule.prefix}…`;
    case 'named':
      return `…/${rule.ending}${rule.notUnder ? ` (not under ${rule.notUnder})` : ''}`;
    case 'exact':
      return `exactly ${[...rule.targets.keys()][0]}, or one of ${rule.targets.size - 1} others`;
    case 'slash':
      return 'no trailing slash';
  }
}
