/** What a selector can do without: an element may have one of several, or must lack it. */
const ELSE = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that a selector names, as `.name`. */
export const classesIn = (selector: string): readonly string[] => selector.match(/\.[\w-]+/g) ?? [];

/** Those of them without which it matches nothing. */
export const neededIn = (selector: string): readonly string[] =>
  classesIn(selector.replaceAll(ELSE, ''));
