interface Stage {
  /** Hours of homework. */
  readonly hours: number;
  readonly handedIn: number;
}

interface Widths {
  /** Where the lesson begins and its homework ends, in percent of the whole line. */
  readonly begins: number;
  readonly ends: number;
  /** Hours of the lesson and of its homework. */
  readonly lesson: number;
  readonly homework: number;
  /** Shares of the participants at the start: present at the lesson, and homework handed in. */
  readonly came: number;
  readonly left: number;
}

/** Lengths of lessons in hours, and thickness by share of participants. */
export function lessonWidths(
  stages: readonly Stage[],
  minutes: number,
  began: number,
): readonly Widths[] {
  const share = (people: number): number => Math.round((1000 * people) / began) / 1000;
  const taught = minutes / 60;
  const hoursTo = (count: number): number =>
    stages.slice(0, count).reduce((sum, { hours }) => sum + taught + hours, 0);
  const at = (count: number): number =>
    Math.round((10_000 * hoursTo(count)) / hoursTo(stages.length)) / 100;
  return stages.map(({ hours, handedIn }, index) => ({
    begins: at(index),
    ends: at(index + 1),
    lesson: Math.round(100 * taught) / 100,
    homework: hours,
    came: share(stages[index - 1]?.handedIn ?? began),
    left: share(handedIn),
  }));
}
