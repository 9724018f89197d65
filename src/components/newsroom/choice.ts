import { yearOf, type Choice, type Listed } from './filterReleases';

/** What the visitor has chosen, and the page of what is left, from 1. */
export interface PagedChoice extends Choice {
  readonly page: number;
}

const NAMES = ['topic', 'year', 'page'] as const;

/** Reads a choice from the query of the address; what no release answers to is no choice. */
export function readChoice(query: string, releases: readonly Listed[]): PagedChoice {
  const params = new URLSearchParams(query);
  const known = (name: string, values: readonly string[]): string => {
    const value = params.get(name) ?? '';
    return values.includes(value) ? value : '';
  };
  return {
    topic: known(
      'topic',
      releases.map(({ topic }) => topic),
    ),
    year: known('year', releases.map(yearOf)),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
}

/** The query that gives a choice back; what a campaign added stays in it. */
export function writeChoice(query: string, choice: PagedChoice): string {
  const params = new URLSearchParams(query);
  for (const name of NAMES) {
    const value = name === 'page' && choice.page === 1 ? '' : String(choice[name]);
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
