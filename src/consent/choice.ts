import { CHOICE_COOKIE, choosable, REVISION, type Choosable } from './categories.ts';

/** What a visitor agreed to, beside what is necessary. */
export interface Choice {
  readonly granted: readonly Choosable[];
  /** ISO day of the choice. */
  readonly on: string;
}

/**
 * Reads a choice from `document.cookie`: `lintel_consent=<revision>.<categories joined by ->.<day>`.
 * The first group holds the categories; the script of the head uses the same expression.
 */
export const CHOICE_PATTERN = new RegExp(
  `(?:^|; )${CHOICE_COOKIE}=${REVISION}\\.([a-z-]*)\\.([\\d-]+)`,
);

/** The choice in the cookies of a page; undefined before one, and where it was made on an earlier revision. */
export function readChoice(documentCookie: string): Choice | undefined {
  const [, names, on] = CHOICE_PATTERN.exec(documentCookie) ?? [];
  if (names === undefined || on === undefined) return undefined;
  const named = names.split('-');
  return { granted: choosable.filter((category) => named.includes(category)), on };
}

/** What was granted before and is not any more. */
export const withdrawn = (before: Choice | undefined, after: Choice): Choosable[] =>
  (before?.granted ?? []).filter((category) => !after.granted.includes(category));
