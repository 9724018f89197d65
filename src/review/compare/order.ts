import { KINDS, VERDICTS, type Change, type Finding, type Verdict } from './review';

/** A change is as bad as the worst of what is found in it. */
export const worstOf = (findings: readonly Finding[]): Verdict =>
  VERDICTS.find((verdict) => findings.some((one) => one.verdict === verdict)) ?? 'fine';

/** What stops stands before what wants a look, in each the weightiest kind first; else the order stays. */
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );

const weightOf = ({ verdict, kinds }: Change): number =>
  VERDICTS.indexOf(verdict) * KINDS.length +
  Math.min(...kinds.map((kind) => KINDS.indexOf(kind)), KINDS.length - 1);

/** What stops first, then what wants a look, then what is fine; in each the weightiest kind first. */
export const inOrder = (changes: readonly Change[]): Change[] =>
  [...changes].sort((a, b) => weightOf(a) - weightOf(b) || a.id.localeCompare(b.id));
