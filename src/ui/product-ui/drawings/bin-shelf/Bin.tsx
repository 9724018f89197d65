import type { CSSProperties } from 'react';
import type { BinShelf } from '../../../../content-model/drawings/binShelf';
import * as styles from './Bin.module.css';

type BinData = BinShelf['bins'][number];

interface BinProps {
  readonly bin: BinData;
  readonly number: number;
  /** Bin to the left, whose reorder line connects to its own. */
  readonly before: BinData | undefined;
}

/** Up to this many parts are drawn one by one. */
const MANY = 12;

const share = (pieces: number, full: number): number => Math.round((pieces / full) * 1000) / 10;

/** Parts bin: contents to scale, reorder line, label. */
export function Bin({ bin, number, before }: BinProps) {
  const { part, count, full, line, ordered } = bin;
  const height = share(line, full);
  const last = before ? share(before.line, before.full) : height;
  const lengths = {
    '--fill': `${share(count, full)}%`,
    '--line': `${height}%`,
    '--low': `${Math.min(height, last)}%`,
    '--rise': `${Math.abs(height - last)}%`,
    '--piece': full <= MANY ? `${share(1, full)}cqb` : undefined,
  } as CSSProperties;
  const isLow = count < line;
  return (
    <li className={isLow ? `${styles.root} ${styles.low}` : styles.root} style={lengths}>
      <span className={styles.box}>
        <i className={full <= MANY ? `${styles.fill} ${styles.pieces}` : styles.fill} />
        <i className={styles.rise} />
        <i className={styles.line} />
        {ordered ? <span className={styles.ordered}>+{ordered} ordered</span> : null}
      </span>
      <span className={styles.label}>
        <b>{number}</b>
        <span className={styles.part}>{part}</span>
        <span className={`${styles.count} nowrap`}>
          {count}/{full}
        </span>
      </span>
    </li>
  );
}
