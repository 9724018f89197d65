/** A desk that asks, the stops of its question, and how long it takes with us. */
export interface Desk {
  readonly name: string;
  readonly hops: readonly { readonly minutes: number; readonly text: string }[];
  readonly minutes: number;
}

export type Way = 'before' | 'with';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Minutes until a desk knows. */
export const minutesOf = ({ hops, minutes }: Desk, way: Way): number =>
  way === 'with' ? minutes : sum(hops.map((hop) => hop.minutes));

/** The stop at which the question is, or the last one. */
export function hopAt({ hops }: Desk, now: number): string {
  const at = hops.findIndex(
    (_, index) => sum(hops.slice(0, index + 1).map((hop) => hop.minutes)) > now,
  );
  return (hops[at] ?? hops.at(-1))?.text ?? '';
}

/** All moments at which something happens, in minutes, from the question on. */
export function momentsOf(desks: readonly Desk[]): number[] {
  const all = desks.flatMap(({ hops, minutes }) => [
    minutes,
    ...hops.map((_, index) => sum(hops.slice(0, index + 1).map((hop) => hop.minutes))),
  ]);
  return [...new Set([0, ...all])].sort((one, other) => one - other);
}
