import { medianOf } from '../../../ui/plot/dotColumns';
import { daysOf } from '../../../ui/plot/scale';

interface Known {
  readonly family: string;
  readonly text: string;
  /** Version in which it became known, if an earlier one. */
  readonly since: string | null;
  /** Version that fixes it. */
  readonly until: string | null;
  /** In a few words, while it is open. */
  readonly short: string | null;
  readonly stays: boolean | null;
}

export interface KnownVersion {
  readonly version: string;
  readonly released: string;
  readonly knownFaults: readonly Known[];
}

export type Fate = 'next' | 'undated' | 'stays';

interface Fault {
  readonly text: string;
  readonly family: string;
  /** Number of the version that brought it, from the oldest. */
  readonly from: number;
  /** Days since that version. */
  readonly days: number;
}

export interface OpenFault extends Fault {
  readonly short: string;
  readonly fate: Fate;
}

interface FixedFault extends Fault {
  readonly to: number;
}

export interface Faults {
  /** Oldest first, as the faults. */
  readonly versions: readonly KnownVersion[];
  readonly open: readonly OpenFault[];
  readonly fixed: readonly FixedFault[];
}

/**
 * Known faults of all versions, which come newest first, each once, though a later version may tell it
 * again; what waits for a version not out yet is open.
 * @throws Error for a fault that became known in a version that there is not, and where `next` is out.
 */
export function faultsOf(newestFirst: readonly KnownVersion[], asOf: string, next: string): Faults {
  const versions = [...newestFirst].reverse();
  const numberOf = (of: string | null): number =>
    versions.findIndex(({ version }) => version === of);
  if (numberOf(next) >= 0)
    throw new Error(`${next} is out: the page still calls it the next version`);
  const fateOf = ({ until, stays }: Known): Fate => {
    if (until === next) return 'next';
    return stays ? 'stays' : 'undated';
  };
  /** Whether the version that it became known in has told it. */
  const isTold = ({ since, family, until }: Known): boolean =>
    Boolean(
      versions[numberOf(since)]?.knownFaults.some(
        (first) => first.family === family && first.until === until,
      ),
    );
  const open: OpenFault[] = [];
  const fixed: FixedFault[] = [];
  const between = (from: number, end: string): number =>
    Math.round(daysOf(end) - daysOf(versions[from]?.released ?? end));
  for (const { version, knownFaults } of versions) {
    for (const known of knownFaults) {
      if (known.since && isTold(known)) continue;
      const from = numberOf(known.since ?? version);
      if (from < 0)
        throw new Error(
          `${version}: a fault is known since ${known.since ?? ''}, which is no version`,
        );
      const to = numberOf(known.until);
      const { text, family } = known;
      if (to < 0) {
        const short = known.short ?? '';
        open.push({ text, family, short, from, fate: fateOf(known), days: between(from, asOf) });
      } else {
        const days = between(from, versions[to]?.released ?? asOf);
        fixed.push({ text, family, from, to, days });
      }
    }
  }
  return { versions, open, fixed };
}

/** Half of the fixed faults took no longer, in days. */
export const medianDays = (fixed: readonly FixedFault[]): number =>
  Math.round(medianOf(fixed.map(({ days }) => days)));

/** In as few lanes as possible, so that no two faults of a lane overlap. */
export function lanesOf(fixed: readonly FixedFault[]): FixedFault[][] {
  const lanes: FixedFault[][] = [];
  for (const fault of [...fixed].sort((one, other) => one.from - other.from)) {
    const lane = lanes.find((faults) => (faults.at(-1)?.to ?? 0) <= fault.from);
    if (lane) lane.push(fault);
    else lanes.push([fault]);
  }
  return lanes;
}

/** What a version did to the known faults: ended, brought, and how many were open on its day. */
export function tallyOf({ open, fixed }: Faults, index: number) {
  const all = [...open, ...fixed];
  const ended = fixed.filter(({ to }) => to === index).length;
  const brought = all.filter(({ from }) => from === index).length;
  const begun = all.filter(({ from }) => from <= index).length;
  return { ended, brought, open: begun - fixed.filter(({ to }) => to <= index).length };
}
