import { PLACES, TEAMS } from './names';

/** Data of an opening for register and filters. */
export interface Listed {
  readonly team: string;
  readonly place: string;
  /** ISO day. */
  readonly closes: string;
}

/** Filter of openings; an empty string means all. */
export interface OpeningFilter {
  readonly place: string;
  readonly team: string;
}

const DAY = 86_400_000;

/** Whether applications are open at a moment (milliseconds): to the end of the last day, in UTC. */
export const isOpen = ({ closes }: Pick<Listed, 'closes'>, now: number): boolean =>
  now < Date.parse(closes.slice(0, 10)) + DAY;

/** Reads the filter from the query; unknown places and teams are ignored. */
export function readOpeningFilter(query: string): OpeningFilter {
  const params = new URLSearchParams(query);
  const known = (name: string, values: readonly string[]): string => {
    const value = params.get(name) ?? '';
    return values.includes(value) ? value : '';
  };
  return { place: known('place', PLACES), team: known('team', TEAMS) };
}

/** Query with the filter set; campaign parameters stay. */
export function writeOpeningFilter(query: string, choice: OpeningFilter): string {
  const params = new URLSearchParams(query);
  for (const name of ['place', 'team'] as const) {
    if (choice[name] === '') params.delete(name);
    else params.set(name, choice[name]);
  }
  return params.toString();
}

export const findOpenings = <T extends Listed>(
  openings: readonly T[],
  { place, team }: OpeningFilter,
): T[] =>
  openings.filter(
    (opening) =>
      (place === '' || opening.place === place) && (team === '' || opening.team === team),
  );

/** Openings by team, teams in the order of the register. */
export const byTeam = <T extends Listed>(openings: readonly T[]): [string, T[]][] =>
  TEAMS.map((team): [string, T[]] => [
    team,
    openings.filter((opening) => opening.team === team),
  ]).filter(([, own]) => own.length > 0);
