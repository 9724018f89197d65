import type { ReactNode } from 'react';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import terms from '../../copy/roiTerms.json';
import { formatUsd } from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { notice } from '../../roi/report/copy/firstPage.ts';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import { useSettled } from '../../browser/useSettled';
import { resultId } from './ids';
import { ResultSplit } from './ResultSplit';
import { aloneOf, lookOf, originOf, resultRows, sentenceOf } from './resultWords';
import * as styles from './Result.module.css';

interface ResultProps {
  readonly result: RoiResult;
  /** Labels of invalid fields; the result is that of the last valid values. */
  readonly unread: readonly string[];
  /** Whether no input was changed yet; then nothing is announced. */
  readonly isFirst: boolean;
  /** Report and tools, right below the figure. */
  readonly children: ReactNode;
}

const words = copy.result;

/** Result of the model; announced once the inputs settle. */
export function Result({ result, unread, isFirst, children }: ResultProps) {
  const { bound, unclamped } = result;
  const isStale = unread.length > 0;
  const spoken = isStale ? fill(words.statusStale, { fields: unread.join(', ') }) : '';
  const status = useSettled(isFirst ? '' : spoken || sentenceOf(result));
  // The figures were passed on the way to others: what they give alone would only confuse.
  const alone = isStale ? null : aloneOf(result);
  const saved = formatUsd(result.totalCostSavedPerYear);
  const explained = bound && notice(bound, unclamped);
  return (
    <section id={resultId} aria-labelledby="roi-saved" className={styles.root}>
      <Heading level={2} size="label" id="roi-saved" className={styles.quiet}>
        {terms.saved}
      </Heading>
      <div className={styles.figures}>
        {alone ? (
          <Text look="figureLg" className={styles.figure}>
            <s>
              <span className="visuallyHidden">{words.alone}</span> {alone}
            </s>
          </Text>
        ) : null}
        <Text look="small" className={isStale || bound ? styles.caution : styles.origin}>
          {isStale ? fill(words.stale, { fields: unread.join(', ') }) : originOf(result, isFirst)}
        </Text>
        <Text
          look={alone ? 'figureLg' : lookOf(saved)}
          className={alone ? styles.figure : styles.first}
        >
          {saved}
        </Text>
      </div>
      {children}
      <dl>
        {resultRows(result).map(([label, figure]) => (
          <div key={label} className={styles.row}>
            <Text as="dt" look="small" className={styles.quiet}>
              {label}
            </Text>
            <Text as="dd" look="label" className={styles.figure}>
              {figure}
            </Text>
          </div>
        ))}
      </dl>
      <ResultSplit figures={result} />
      {explained ? (
        <Text look="small" className={styles.bound}>
          <b>{explained.title}</b> {explained.text}
        </Text>
      ) : null}
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </section>
  );
}
