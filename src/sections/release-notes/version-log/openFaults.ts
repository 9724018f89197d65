interface KnownFault {
  readonly family: string;
  readonly text: string;
  /** Version that fixes it. */
  readonly until?: string | null;
}

interface Version {
  readonly version: string;
  readonly knownFaults: readonly KnownFault[];
}

export interface OpenFault extends KnownFault {
  /** Version in which it appeared. */
  readonly since: string;
}

/** Known faults not fixed in these versions, oldest first; versions are newest first. */
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
