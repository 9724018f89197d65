import { formatCount, formatHours, formatPercentage } from '../../../../format/number.ts';
import type { LeakAnswer, TopUp } from '../../../../maintenance/leakRate.ts';
import { fill } from '../../../../text/fillWords';
import { inWords } from '../../../../time/inWords';
import type { Sample } from './schema';
import words from './words.json';

/** A line of the record. */
export interface RecordRow {
  readonly label: string;
  readonly value: string;
}

/** What the fields come to, in words. */
export interface Verdict {
  readonly rate: string;
  readonly isOver: boolean;
  readonly says: string;
  /** Day of the deadline, or pounds until the clock starts. */
  readonly result: string;
}

/** Rate by the rolling average, and the deadline or the room that is left. */
export function verdictOf({ charge, pounds, poundsBefore }: TopUp, answer: LeakAnswer): Verdict {
  const { isCovered, threshold, rolling, isOver, deadlines } = answer;
  const rate = formatPercentage(rolling);
  if (!isCovered) return { rate, isOver: false, says: words.uncovered, result: words.noClock };
  if (isOver.rolling) {
    return { rate, isOver: true, says: words.over, result: inWords(deadlines.repair) };
  }
  const left = (charge * threshold) / 100 - pounds - poundsBefore;
  const result = fill(words.pounds, { pounds: formatHours(left) });
  return { rate, isOver: false, says: words.under, result };
}

/** The record as it goes to the file. @param hasLast whether the last addition is known by itself */
export function recordOf(
  topUp: TopUp,
  answer: LeakAnswer,
  { sample, hasLast }: { readonly sample?: Sample | undefined; readonly hasLast: boolean },
): RecordRow[] {
  const { deadlines, inspection, isCovered, isOver, needsDetection } = answer;
  const isDue = isCovered && isOver.rolling;
  const isSecondOver = isCovered && isOver.annualized && !isOver.rolling;
  const numbers = {
    charge: formatHours(topUp.charge),
    added: formatHours(topUp.pounds + topUp.poundsBefore),
    last: formatHours(topUp.pounds),
    day: inWords(topUp.date),
    rate: formatPercentage(answer.rolling),
    annualized: formatPercentage(answer.annualized),
    pounds: formatCount(answer.chronicPounds),
  };
  const rolling = fill(words.rolling, numbers);
  const second = isSecondOver ? words.annualizedOver : words.annualized;
  const by = topUp.kind === 'process' ? words.byShutdown : words.by;
  const due = (day: string, [open, closed]: readonly [string, string], done = '') =>
    isDue ? fill(done ? closed : open, { day: inWords(day), done }) : words.none;
  const values: Record<keyof typeof words.rows, string> = {
    charge: sample
      ? fill(words.chargeSample, { ...numbers, known: sample.charge })
      : fill(words.chargeOwn, numbers),
    added: fill(hasLast ? words.addedLast : words.addedOnly, numbers),
    rate: hasLast ? fill(second, { ...numbers, rolling }) : rolling,
    repair: due(deadlines.repair, [by, words.bySample], sample?.repair),
    second: due(deadlines.secondTest, [words.byTen, words.byTenSample], sample?.second),
    inspection: isDue ? words[inspection] : words.none,
    detection: needsDetection ? words.detectionBy : '',
    chronic: fill(words.chronicFrom, numbers),
    signed: sample?.signed ?? words.sign,
  };
  return Object.entries(words.rows)
    .map(([name, label]) => ({ label, value: values[name as keyof typeof words.rows] }))
    .filter(({ value }) => value);
}
