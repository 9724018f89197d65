import type { PageKind } from './kind';

/** The value at a key such as `venue.city`; nothing where a part of it is missing. */
const valueAt = (data: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], data);

/**
 * What a page answers to in each facet of its kind, in their order: a value, several with `|` between
 * them, or nothing. The facet `year` takes the year of its key.
 */
export const facetsOf = ({ facets = {} }: PageKind, data: Record<string, unknown>): string[] =>
  Object.entries(facets).map(([name, key]) => {
    const value = valueAt(data, key);
    const values = (Array.isArray(value) ? value : [value ?? '']).map(String);
    return values.map((one) => (name === 'year' ? one.slice(0, 4) : one)).join('|');
  });
