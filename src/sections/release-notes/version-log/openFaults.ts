interface KnownFault {
  readonly family: string;
  readonly text: string;
  /** The version that fixes it. */
  readonly until?: string | null;
}

interface Version {
  readonly version: string;
  readonly knownFaults: readonly KnownFault[];
}

export interface OpenFault extends KnownFault {
  /** The version with which it came, or in which it was found. */
  readonly since: string;
}

/** Known faults that no version of these has fixed, the oldest first; versions are newest first. */
export function openFaults(versions: readonly Version[]): OpenFault[] {
  const released = new Set(versions.map(({ version }) => version));
  return [...versions]
    .reverse()
    .flatMap(({ version, knownFaults }) =>
      knownFaults
        .filter(({ until }) => !until || !released.has(until))
        .map((fault) => ({ ...fault, since: version })),
    );
}
