import type { CSSProperties } from 'react';
import type { InvoiceMatchBill } from './schema';
import { formatUsd } from '../../../../format/number';
import * as paper from './InvoiceMatchPaper.module.css';
import * as styles from './InvoiceMatchInvoice.module.css';

interface MatchInvoiceProps {
  readonly bill: InvoiceMatchBill;
  /** Labels of the three sums. */
  readonly asked: string;
  readonly paid: string;
  readonly open: string;
}

const sum = (lines: InvoiceMatchBill['lines']): number =>
  lines.reduce((total, { cents }) => total + cents, 0);

/** Invoice lines with their evidence. Sums are calculated. */
export function InvoiceMatchInvoice({ bill, asked, paid, open }: MatchInvoiceProps) {
  const { title, note, lines } = bill;
  const sums = [
    { name: asked, cents: sum(lines) },
    { name: paid, cents: sum(lines.filter(({ isOff }) => !isOff)) },
    { name: open, cents: sum(lines.filter(({ isOff }) => isOff)), isOff: true },
  ];
  return (
    <div className={paper.root}>
      <p className={paper.head}>
        <b className={paper.title}>{title}</b>
        <span className={paper.note}>{note}</span>
      </p>
      <ul>
        {lines.map(({ name, detail, cents, rate, against, isOff }) => (
          <li
            key={name}
            className={`${paper.line} ${styles.line} ${isOff ? styles.off : ''}`}
            style={{ '--rate': rate } as CSSProperties}
          >
            <span>
              <b className={styles.name}>{name}</b>
              <span className={styles.detail}>{detail}</span>
              <span className={styles.against}>{against}</span>
            </span>
            <span className={paper.sum}>{formatUsd(cents / 100)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(({ name, cents, isOff }) => (
          <div key={name} className={isOff ? `${styles.total} ${styles.left}` : styles.total}>
            <dt>{name}</dt>
            <dd className={paper.sum}>{formatUsd(cents / 100)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
