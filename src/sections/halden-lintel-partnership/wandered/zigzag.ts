/** A point of a way between two lines: hours from its start, and 0 on the upper line, 1 on the lower. */
export interface Turn {
  readonly hour: number;
  readonly line: 0 | 1;
}

/**
 * The way of a fault that changes hands: along one line for as long as it is held there, then across.
 * @returns its corners, two for each that held it.
 */
export function zigzag(held: readonly number[], first: 0 | 1): Turn[] {
  let hour = 0;
  return held.flatMap((hours, index) => {
    const line = ((first + index) % 2) as 0 | 1;
    const from = hour;
    hour += hours;
    return [
      { hour: from, line },
      { hour, line },
    ];
  });
}
