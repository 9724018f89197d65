export const LEVELS = ['A', 'AA'] as const;
export type Level = (typeof LEVELS)[number];

/** Success criteria of WCAG 2.2 by level, each in the order of the guidelines; 4.1.1 left them. */
const CRITERIA: Readonly<Record<Level, string>> = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 ' +
    '2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 ' +
    '2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

interface Criterion {
  readonly number: string;
  readonly level: Level;
}

/** What a report has to have: each criterion with its level, A before AA. */
export const wcagCriteria: readonly Criterion[] = LEVELS.flatMap((level) =>
  CRITERIA[level].split(' ').map((number) => ({ number, level })),
);

/** Whether a report has each criterion once, at its level, in order. */
export const hasEachCriterion = (criteria: readonly Criterion[]): boolean =>
  criteria.length === wcagCriteria.length &&
  criteria.every(({ number, level }, index) => {
    const wanted = wcagCriteria[index];
    return wanted?.number === number && wanted.level === level;
  });
