import type { CSSProperties } from 'react';
import type { Corrections as CorrectionsData } from '../../../content-model/drawings/corrections';
import { formatUsd } from '../../../format/number';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import * as styles from './Corrections.module.css';

/** Unit shown with sign and cents. */
const MONEY = 'dollars';

/** A figure, its corrections and the rest, beside what is usual. */
export function Corrections(props: CorrectionsData) {
  const { title, place, unit, start, steps, end, median, medianName } = props;
  const figure = (amount: number): string =>
    unit === MONEY ? formatUsd(amount) : amount.toFixed(1);
  const signed = (change: number): string => `${change < 0 ? '−' : '+'}${figure(Math.abs(change))}`;
  const after = (count: number): number =>
    steps.slice(0, count).reduce((sum, { change }) => sum + change, start.value);
  const moves = steps.map(({ name, detail, change }, index) => ({
    name,
    detail,
    from: Math.min(after(index), after(index + 1)),
    size: Math.abs(change),
    text: signed(change),
    tone: change < 0 ? styles.off : styles.on,
  }));
  const left = after(steps.length);
  const whole = { detail: '', from: 0, tone: styles.whole };
  const rows = [
    { ...whole, name: start.name, size: start.value, text: figure(start.value) },
    ...moves,
    { ...whole, ...end, size: left, text: figure(left) },
  ];
  const highest = Math.max(...rows.map(({ from, size }) => from + size)) * 1.08;
  const at = (amount: number): string => `${((amount / highest) * 100).toFixed(1)}%`;
  return (
    <Panel title={title} beside={<Tag text={place} />} end={unit}>
      <ul style={{ '--median': at(median) } as CSSProperties}>
        {rows.map(({ name, detail, from, size, text, tone }) => (
          <li key={name} className={styles.row}>
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span className={styles.detail}>{detail}</span>
            </span>
            <b className={styles.value}>{text}</b>
            <span className={styles.track}>
              <i className={tone} style={{ left: at(from), width: at(size) }} />
              <i className={styles.median} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.key}>
        <i className={styles.sign} /> {medianName} {figure(median)}
      </p>
    </Panel>
  );
}
