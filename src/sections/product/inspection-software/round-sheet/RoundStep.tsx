import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { roundSheet } from './schema';
import * as styles from './RoundStep.module.css';

interface RoundStepProps {
  readonly step: SectionProps<typeof roundSheet>['round']['steps'][number];
  readonly number: number;
  readonly count: number;
  /** Number of answers not yet sent at this step. */
  readonly kept: number;
  /** Number of floors down. */
  readonly depth: number;
  /** Whether it is the first step on its floor. */
  readonly isNewLevel: boolean;
  readonly isChosen: boolean;
}

const BARS = [1, 2, 3, 4];

/** Line of the sheet, with the phone screen and signal strength. */
export function RoundStep({
  step,
  number,
  count,
  kept,
  depth,
  isNewLevel,
  isChosen,
}: RoundStepProps) {
  const { name, answer, limit, past, level, time, signal } = step;
  return (
    <div className={styles.root} style={{ '--step': number, '--depth': depth } as CSSProperties}>
      <label className={styles.line}>
        <input
          type="radio"
          name="round-step"
          value={number}
          defaultChecked={isChosen}
          className={styles.radio}
        />
        <span className={styles.number}>{number}</span>
        <span>
          {name} {limit ? <span className={styles.limit}>{limit}</span> : null}
        </span>
        <b className={styles.answer}>{answer}</b>
      </label>
      <div aria-hidden="true" className={styles.screen}>
        <p className={styles.top}>
          <b>{time}</b> {level}
        </p>
        <p className={styles.state}>{signal === 0 ? fill(copy.kept, { n: kept }) : copy.online}</p>
        <p className={styles.of}>{fill(copy.step, { n: number, all: count })}</p>
        <p className={styles.question}>{name}</p>
        <p className={styles.field}>{answer}</p>
        {limit ? <p className={styles.allowed}>{fill(copy.limit, { limit })}</p> : null}
        {past ? <p className={styles.past}>{fill(copy.past, { past })}</p> : null}
      </div>
      <p
        aria-hidden="true"
        className={`${styles.signal} ${depth > 0 && isNewLevel ? styles.stair : ''}`}
      >
        <span className={styles.bars}>
          {BARS.map((bar) => (
            <i key={bar} className={bar <= signal ? styles.on : undefined} />
          ))}
        </span>
        {signal}
      </p>
      {isNewLevel ? (
        <span aria-hidden="true" className={styles.level}>
          {level}
        </span>
      ) : null}
    </div>
  );
}
