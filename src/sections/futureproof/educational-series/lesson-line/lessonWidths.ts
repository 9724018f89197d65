interface Stage {
  /** How long the homework takes. */
  readonly hours: number;
  readonly handedIn: number;
}

interface Widths {
  /** Hours of the lesson and of its homework. */
  readonly lesson: number;
  readonly homework: number;
  /** Shares of those who began: who came to the lesson, and who handed its homework in. */
  readonly came: number;
  readonly left: number;
}

/** A line of lessons to scale: as long as its hours, as thick as the share of those still there. */
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
