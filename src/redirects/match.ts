import { isOdd, readAddress, type Address } from './address.ts';
import {
  rules,
  type ExactRule,
  type KeepRule,
  type NamedRule,
  type Rule,
  type SlashRule,
} from './rules.ts';

/** A request as the rules see it; `url` is absolute, or a path with its query. */
export interface RedirectRequest {
  readonly method: string;
  readonly url: string;
}

export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
  readonly rule: string;
}

/** Whether a rule decides about an address, and why. */
export interface Verdict {
  readonly matched: boolean;
  readonly why: string;
}

// Stated once, so that a decision builds no sentence that only `explain` prints.
const yes = (why: string): Verdict => ({ matched: true, why });
const no = (why: string): Verdict => ({ matched: false, why });
const OTHER_METHOD = yes('only GET and HEAD are redirected');
const READING = no('the method is GET or HEAD');
const ODD = yes('the address holds what a browser may read as another host');
const PLAIN = no('the address is plain');
const KEPT = yes('the path starts with it and is never redirected');
const NOT_KEPT = no('the path does not start with it');
const ENDS_SO = yes('the path ends with it');
const ENDS_OTHERWISE = no('the path does not end with it');
const WRONG_PLACE = no('the path ends with it, but where the rule does not apply');
const EXACTLY = yes('the path is one of them');
const NOT_EXACTLY = no('the path is none of them');
const SLASHLESS = yes('the path has no trailing slash');
const SLASHED = no('the path ends with a slash');
const FILE = no('the last segment has a dot: it is a file');
const PLATFORM = no('the path belongs to the platform or to the build');
const MOVED = no('the path has a redirect of its own, which is one hop');

/**
 * Holds one rule against an address.
 * @param former addresses that pages once had: the platform moves them afterwards, and a slash first
 *   would make it two hops
 */
export function judge(rule: Rule, address: Address, former: readonly string[]): Verdict {
  switch (rule.kind) {
    case 'method':
      return rule.redirected.includes(address.method) ? READING : OTHER_METHOD;
    case 'odd':
      return isOdd(address) ? ODD : PLAIN;
    case 'keep':
      return address.path.startsWith(rule.prefix) ? KEPT : NOT_KEPT;
    case 'named':
      return judgeNamed(rule, address.path);
    case 'exact':
      return targetOf(rule, address.path) === undefined ? NOT_EXACTLY : EXACTLY;
    case 'slash':
      return judgeSlash(rule, address.path, former);
  }
}

function judgeNamed({ ending, notUnder }: NamedRule, path: string): Verdict {
  const end = path.endsWith('/') ? path.length - 1 : path.length;
  const start = end - ending.length;
  // The sign before the ending must be a slash, so that only whole segments match.
  if (path.charCodeAt(start - 1) !== 47 || !path.endsWith(ending, end)) return ENDS_OTHERWISE;
  return notUnder !== undefined && path.startsWith(notUnder) ? WRONG_PLACE : ENDS_SO;
}

const targetOf = ({ targets }: ExactRule, path: string): string | undefined =>
  targets.get(path.endsWith('/') ? path.slice(0, -1) : path);

function judgeSlash({ prefixes }: SlashRule, path: string, former: readonly string[]): Verdict {
  if (path.endsWith('/')) return SLASHED;
  if (path.includes('.', path.lastIndexOf('/'))) return FILE;
  if (prefixes.some((prefix) => path.startsWith(prefix))) return PLATFORM;
  return former.includes(`${path}/`) ? MOVED : SLASHLESS;
}

/** What a rule that matched answers; nothing for a rule that keeps the address as it is. */
export function answerOf(rule: Rule, { path, query }: Address): Redirect | undefined {
  switch (rule.kind) {
    case 'named':
      return moveTo(rule.target, query, rule);
    case 'exact':
      return moveTo(targetOf(rule, path) ?? path, query, rule);
    case 'slash':
      return moveTo(`${path}/`, query, rule);
    default:
      return undefined;
  }
}

const moveTo = (
  target: string,
  query: string,
  { id, status }: Exclude<Rule, KeepRule>,
): Redirect => ({ status, location: withQuery(target, query), rule: id });

/** Puts a query where it belongs: before the fragment. */
export function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const fragment = target.indexOf('#');
  return fragment < 0 ? target + query : target.slice(0, fragment) + query + target.slice(fragment);
}

/**
 * Decides whether a request is redirected, and where to: the first rule that matches wins.
 * Source: docs/decisions.md, Redirects.
 * @param former see `judge`
 */
export function matchRedirect(
  request: RedirectRequest,
  former: readonly string[] = [],
): Redirect | undefined {
  const address = readAddress(request);
  for (const rule of rules) {
    if (judge(rule, address, former).matched) return answerOf(rule, address);
  }
  return undefined;
}
