import { rules } from './rules.ts';

const endings = rules.flatMap((rule) => (rule.kind === 'named' ? [rule.ending] : []));
const exact = rules.flatMap((rule) => (rule.kind === 'exact' ? [...rule.targets.keys()] : []));
const kept = rules.flatMap((rule) => (rule.kind === 'keep' ? [rule.prefix] : []));
const left = rules.flatMap((rule) => (rule.kind === 'slash' ? rule.prefixes : []));

const anyOf = (texts: readonly string[]): string =>
  `(?:${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;

/**
 * The paths that a redirect may concern, as regular expressions without lookaround, so that any
 * engine may run them: a last segment without a dot and without a slash, or the ending of a named
 * rule or a whole exact address with a slash. A page asked for by its own address therefore costs no invocation.
 */
export const invokedOn: readonly string[] = [
  '^.*/[^/.]+$',
  `^.*/${anyOf(endings)}/$`,
  `^${anyOf(exact)}/$`,
];

/** What never invokes the edge function although `invokedOn` takes it. */
export const neverInvokedOn: readonly string[] = [`^${anyOf([...kept, ...left])}.*$`];
