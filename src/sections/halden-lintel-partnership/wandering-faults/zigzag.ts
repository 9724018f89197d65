/** Corner of a zigzag: hours from the start; 0 on the upper line, 1 on the lower. */
export interface Turn {
  readonly hour: number;
  readonly line: 0 | 1;
}

/** Zigzag of a ticket: along the line of each holder, then across. @returns its corners, two per holder. */
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
