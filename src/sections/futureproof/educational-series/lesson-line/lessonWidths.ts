interface Stage {
  /** Hours of homework. */
  readonly hours: number;
  readonly handedIn: number;
}

interface Widths {
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
  return stages.map(({ hours, handedIn }, index) => ({
    lesson: Math.round((100 * minutes) / 60) / 100,
    homework: hours,
    came: share(stages[index - 1]?.handedIn ?? began),
    left: share(handedIn),
  }));
}
