export const VERDICTS = ['supports', 'partially', 'fails', 'not-applicable'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a report says of one criterion. */
export interface Judged {
  readonly number: string;
  readonly level: string;
  readonly verdict: string;
}

/** Anchor of a criterion: `sc-1-4-10`. */
export const anchorOf = (number: string): string => `sc-${number.replaceAll('.', '-')}`;

/** The criteria of a level with a verdict, in their order. */
export const judged = <C extends Judged>(
  criteria: readonly C[],
  level: string,
  verdict: Verdict,
): C[] => criteria.filter((each) => each.level === level && each.verdict === verdict);
