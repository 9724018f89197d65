/** A version and the month it came in. */
export interface Version {
  readonly version: string;
  readonly month: string;
}

interface Note {
  readonly text: string;
  readonly since: string | null;
}

interface Month {
  readonly version: string;
  readonly fixes: readonly Note[];
  readonly knownFaults: readonly (Note & { readonly until: string | null })[];
}

/** A fault from the version in which it became known to the one that fixed it. */
export interface Life {
  readonly html: string;
  /** `due` in a version that is not out yet. */
  readonly state: 'fixed' | 'passing' | 'due' | 'open';
  readonly since: string;
  readonly until: string | null;
  /** In percent of the axis. */
  readonly from: number;
  readonly to: number;
}

interface Lives {
  readonly lives: readonly Life[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** Versions that an axis has at least. */
const FEWEST = 4;

/** Percent that a tick keeps free for the next. */
const ROOM = 10;

/** Of a fault that nobody knew before it was fixed. */
const POINT = 1.2;

const numbered = new Intl.Collator('en', { numeric: true });

/** Faults of a month along the versions that they lived through; `versions` in any order. */
export function livesOf(
  { version, fixes, knownFaults }: Month,
  versions: readonly Version[],
): Lives {
  const stateOf = (until: string | null): Life['state'] => {
    if (!until) return 'open';
    return versions.some((one) => one.version === until) ? 'passing' : 'due';
  };
  const faults = [
    ...fixes.map(({ text, since }) => ({
      text,
      since: since ?? version,
      until: version,
      state: 'fixed' as const,
    })),
    ...knownFaults.map(({ text, since, until }) => ({
      text,
      since: since ?? version,
      until,
      state: stateOf(until),
    })),
  ];
  const all = [
    ...new Set([
      ...versions.map((one) => one.version),
      ...faults.flatMap(({ until }) => until ?? []),
      version,
    ]),
  ].sort(numbered.compare);
  const at = (of: string): number => all.indexOf(of);
  const last = Math.max(...faults.map(({ until }) => (until ? at(until) : 0)), at(version) + 1);
  const first = Math.min(...faults.map(({ since }) => at(since)), at(version), last + 1 - FEWEST);
  const start = Math.max(0, first);
  const x = (of: string): number => ((at(of) - start) / (last + 1 - start)) * 100;
  const lives = faults.map(({ text, since, until, state }): Life => {
    const from = x(since);
    const to = until ? Math.max(x(until), from + POINT) : 100;
    return { html: text, state, since, until, from, to };
  });
  const named = [
    version,
    ...lives.flatMap(({ since, until }) => [since, ...(until ? [until] : [])]),
  ];
  const ticks: { at: number; text: string }[] = [];
  for (const text of named) {
    if (ticks.every((tick) => Math.abs(tick.at - x(text)) >= ROOM))
      ticks.push({ at: x(text), text });
  }
  return { lives, ticks };
}
