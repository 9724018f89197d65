import type { RegisterModule, RegisterOther } from './schema';

type Marks = Readonly<Record<RegisterModule['lines'][number]['is'][number], string>>;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word without what tells one from many: “warranty” and “warranties”, “lease” and “leases”. */
const stemOf = (word: string): string => word.replace(/(?<=...)(?:ies|y|es?|s)$/, '');

/** Whether each typed word is, or begins, a word of the text: “PM” is not in “equipment”. */
const has = (text: string, typed: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((sought) =>
    words.some((word) => word.startsWith(sought) || stemOf(word) === stemOf(sought)),
  );
};

/** Modules with the features that have every typed word in their text, marks, other words or module name. */
export const findLines = (
  modules: readonly RegisterModule[],
  marks: Marks,
  typed: string,
): RegisterModule[] =>
  modules
    .map((module) => ({
      ...module,
      lines: module.lines.filter(({ what, also = '', is }) =>
        has([module.name, what, also, ...is, ...is.map((mark) => marks[mark])].join(' '), typed),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);

/** What is asked for by these words and is no line of a module. */
export const findOthers = (others: readonly RegisterOther[], typed: string): RegisterOther[] =>
  others.filter(({ what, also }) => has(`${what} ${also}`, typed));
