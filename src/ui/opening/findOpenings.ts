import { PLACES, TEAMS } from './names';

/** What register and filters need to know of an opening. */
export interface Listed {
  readonly team: string;
  readonly place: string;
  /** ISO day. */
  readonly closes: string;
}

/** What a visitor has chosen; an empty word means all. */
export interface Choice {
  readonly place: string;
  readonly team: string;
}

const DAY = 86_400_000;

/** Whether one can still apply at a moment (milliseconds): to the end of its last day, in UTC. */
export const isOpen = ({ closes }: Pick<Listed, 'closes'>, now: number): boolean =>
  now < Date.parse(closes.slice(0, 10)) + DAY;

/** Reads a choice from the query of the address; a word that is no place or team is no choice. */
export function readChoice(query: string): Choice {
  const params = new URLSearchParams(query);
  const known = (name: string, values: readonly string[]): string => {
    const value = params.get(name) ?? '';
    return values.includes(value) ? value : '';
  };
  return { place: known('place', PLACES), team: known('team', TEAMS) };
}

/** The query that gives a choice back; what a campaign added stays in it. */
export function writeChoice(query: string, choice: Choice): string {
  const params = new URLSearchParams(query);
  for (const name of ['place', 'team'] as const) {
    if (choice[name] === '') params.delete(name);
    else params.set(name, choice[name]);
  }
  return params.toString();
}

export const findOpenings = <T extends Listed>(
  openings: readonly T[],
  { place, team }: Choice,
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
