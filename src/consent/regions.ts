import { site } from '../site.ts';
import { flags, grantedByDefault, type Flag } from './table.ts';

type RegionalFlag = keyof typeof grantedByDefault;

/** Countries that a flag is granted in before a choice. */
const grantedIn = (flag: Flag): readonly string[] => grantedByDefault[flag as RegionalFlag] ?? [];

const allFlags = Object.keys(flags) as Flag[];

/** Flags by when they are granted: before a choice in some country or everywhere, after a yes, never. */
export const flagsBefore = allFlags.filter(
  (flag) => flags[flag] === 'necessary' || grantedIn(flag).length > 0,
);
export const flagsNever = allFlags.filter((flag) => flags[flag] === null);
export const flagsAfter = allFlags.filter(
  (flag) => !flagsBefore.includes(flag) && !flagsNever.includes(flag),
);

export interface Region {
  /** ISO 3166 codes; none for everywhere else. */
  readonly countries: readonly string[];
  /** Flags that are granted there before a choice. */
  readonly granted: readonly Flag[];
}

/** The flags that are granted before a choice in a country of the table, or everywhere else. */
const grantedBefore = (country?: string): Flag[] =>
  flagsBefore.filter(
    (flag) =>
      flags[flag] === 'necessary' || (country !== undefined && grantedIn(flag).includes(country)),
  );

/**
 * Countries that start alike, those where most is granted first; at the end everywhere else.
 * @param isStrict grants nothing anywhere but what is necessary
 */
export function regionsOf(isStrict = false): Region[] {
  if (isStrict) return [{ countries: [], granted: grantedBefore() }];
  const byFlags = new Map<string, Region>();
  for (const country of new Set(flagsBefore.flatMap(grantedIn))) {
    const granted = grantedBefore(country);
    const same = byFlags.get(granted.join())?.countries ?? [];
    byFlags.set(granted.join(), { countries: [...same, country], granted });
  }
  const known = [...byFlags.values()].sort((a, b) => b.granted.length - a.granted.length);
  return [...known, { countries: [], granted: grantedBefore() }];
}

/** Name of a country by its ISO 3166 code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(site.language, { type: 'region' }).of(code) ?? code;
}
