/** What names stand for in words: `orrin.contracts` → `380`. */
export type Facts = ReadonlyMap<string, string>;

/** A fact as it stands in words: `{orrin.contracts}`, `{claims.harrow-reactive-jobs}`. */
const FACT = /\{([a-z][a-z0-9-]*\.[a-z][a-z0-9-]*)\}/g;

/** The names of the facts in a text, in their order. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(FACT)].map(([, name]) => name ?? '');

/**
 * A text with its facts. A name that is not known stays as it is: the content check has named it
 * (docs/developers/content-model.md, Facts and claims).
 */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(FACT, (whole, name: string) => facts.get(name) ?? whole);
