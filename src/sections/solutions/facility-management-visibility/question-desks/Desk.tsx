import type { CSSProperties } from 'react';
import { spanOf } from '../../../../format/spanOf';
import { Icon } from '../../../../ui/primitives/Icon';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { questionDesks } from './schema';
import * as styles from './Desk.module.css';

interface DeskProps {
  readonly desk: SectionProps<typeof questionDesks>['desks'][number];
  /** Minutes of the full width. */
  readonly width: number;
  /** Labels of before and after. */
  readonly ways: readonly string[];
  readonly isOpen: boolean;
}

const lengthOf = (minutes: number, width: number) =>
  ({ '--length': `${((minutes / width) * 100).toFixed(2)}%` }) as CSSProperties;

/** Question of a desk: both times to scale; the former steps unfold. */
export function Desk({ desk, width, ways, isOpen }: DeskProps) {
  const { name, asks, hops, minutes, answer } = desk;
  const before = hops.reduce((sum, hop) => sum + hop.minutes, 0);
  const isLong = before > width;
  return (
    <details name="desk" open={isOpen} className={styles.root}>
      <summary className={styles.summary}>
        <span className={styles.who}>
          <b className={styles.name}>{name}</b>
          <span className={styles.asks}>{asks}</span>
        </span>
        <span className={styles.spans}>
          <span className="visuallyHidden">{ways[0]} </span>
          <b className={styles.before}>{spanOf(before)}</b>
          <Icon name="arrow-right" className={styles.arrow} />
          <span className="visuallyHidden">{ways[1]} </span>
          <b className={styles.after}>{spanOf(minutes)}</b>
          <Icon name="plus" className={styles.sign} />
        </span>
        <span className={isLong ? `${styles.bars} ${styles.long}` : styles.bars} aria-hidden="true">
          <span className={styles.hops}>
            {hops.map((hop) => (
              <i key={hop.text} className={styles.hop} style={lengthOf(hop.minutes, width)} />
            ))}
          </span>
          <i className={styles.now} style={lengthOf(minutes, width)} />
        </span>
      </summary>
      <div className={styles.body}>
        <ol className={styles.stops}>
          {hops.map((hop) => (
            <li key={hop.text} className={styles.stop}>
              <b className={styles.minutes}>{spanOf(hop.minutes)}</b> {hop.text}
            </li>
          ))}
        </ol>
        <p className={styles.answer}>{answer}</p>
      </div>
    </details>
  );
}
