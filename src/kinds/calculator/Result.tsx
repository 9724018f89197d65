import type { ReactNode } from 'react';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import terms from '../../copy/roiTerms.json';
import { formatUsd } from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { notice } from '../../roi/report/copy/firstPage.ts';
import { Heading } from '../../ui/primitives/Heading';
import { useSettled } from '../../browser/useSettled';
import { resultId } from './ids';
import { ResultSplit } from './ResultSplit';
import { aloneOf, originOf, resultRows, sentenceOf } from './resultWords';
import * as styles from './Result.module.css';

interface ResultProps {
  readonly result: RoiResult;
  /** Labels of invalid fields; the result is that of the last valid values. */
  readonly unread: readonly string[];
  /** Whether no input was changed yet; then nothing is announced. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

const words = copy.result;

/** Result of the model; announced once the inputs settle. */
export function Result({ result, unread, isFirst, children }: ResultProps) {
  const { bound, unclamped } = result;
  const isStale = unread.length > 0;
  const spoken = isStale ? fill(words.statusStale, { fields: unread.join(', ') }) : '';
  const status = useSettled(isFirst ? '' : spoken || sentenceOf(result));
  const alone = aloneOf(result);
  const explained = bound && notice(bound, unclamped);
  return (
    <section id={resultId} aria-labelledby="roi-saved" className={styles.root}>
      <div className={styles.head}>
        <Heading level={2} size="label" id="roi-saved" className={styles.label}>
          {terms.saved}
        </Heading>
        {alone ? (
          <s className={styles.alone}>
            <span className="visuallyHidden">{words.alone}</span> {alone}
          </s>
        ) : null}
      </div>
      <p className={styles.saved}>{formatUsd(result.totalCostSavedPerYear)}</p>
      <p className={isStale || bound ? styles.caution : styles.origin}>
        {originOf(result, isStale, isFirst)}
      </p>
      <dl>
        {resultRows(result).map(([label, figure]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      {children}
      <ResultSplit figures={result} />
      {explained ? (
        <p className={styles.bound}>
          <b>{explained.title}</b> {explained.text}
        </p>
      ) : null}
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </section>
  );
}
