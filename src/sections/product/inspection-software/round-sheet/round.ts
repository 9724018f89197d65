import { fill } from '../../../../text/fillWords';
import type { Step } from './schema';
import words from './words.json';

/** Where a round is: being walked, signed without a signal, or on the sheet. */
export interface Round {
  /** As many as are answered, in the order of the steps. */
  readonly answers: readonly number[];
  readonly stage: 'walked' | 'signed' | 'sent';
}

/** Whether an answer is out of its limits: a reading beyond them, or the second of two choices. */
export const isOut = ({ reading, choices }: Step, answer: number): boolean =>
  choices
    ? answer > 0
    : answer < (reading?.low ?? -Infinity) || answer > (reading?.high ?? Infinity);

/** An answer as it stands on the sheet. */
export const answerOf = ({ reading, choices }: Step, answer: number): string =>
  choices ? (choices[answer] ?? '') : `${answer}\u00a0${reading?.unit ?? ''}`;

/** What the sheet says of findings, or that there are none. */
export function findingsOf(steps: readonly Step[], { answers }: Round, job: string): string {
  const findings = steps
    .map((step, index) => ({ step, answer: answers[index] ?? step.answer }))
    .filter(({ step, answer }) => isOut(step, answer))
    .map(({ step, answer }) =>
      fill(words.finding, {
        name: step.name,
        answer: answerOf(step, answer),
        allowed: step.allowed,
      }),
    );
  return findings.length ? fill(words.opened, { job, findings: findings.join(' ') }) : words.noJob;
}
