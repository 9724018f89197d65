interface Reason {
  readonly change: number;
}

/** A measure without the reasons that are taken off; all of them if none are named. */
export const leftOf = (
  start: number,
  reasons: readonly Reason[],
  off: readonly boolean[] = reasons.map(() => true),
): number => reasons.reduce((left, { change }, index) => left + (off[index] ? change : 0), start);
