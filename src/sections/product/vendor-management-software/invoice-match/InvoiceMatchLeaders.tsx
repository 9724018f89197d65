import type { InvoiceMatchBill } from './schema';
import * as styles from './InvoiceMatchLeaders.module.css';

interface MatchLeadersProps {
  /** Number of lines of the rate card. */
  readonly rates: number;
  readonly lines: InvoiceMatchBill['lines'];
}

/** Height of a line; both documents have the same in rem. */
const LINE = 10;

const middle = (index: number): number => (index + 0.5) * LINE;

/** Connectors from invoice lines to their rates. */
export function InvoiceMatchLeaders({ rates, lines }: MatchLeadersProps) {
  const rows = Math.max(rates, lines.length);
  return (
    <svg
      aria-hidden="true"
      className={styles.root}
      style={{ height: `calc(${rows} * var(--line))` }}
      viewBox={`0 0 100 ${rows * LINE}`}
      preserveAspectRatio="none"
    >
      {lines.map(({ name, rate, isOff }, index) => (
        <path
          key={name}
          className={isOff ? styles.off : styles.leader}
          d={`M0 ${middle(rate - 1)}C45 ${middle(rate - 1)} 55 ${middle(index)} 100 ${middle(index)}`}
        />
      ))}
    </svg>
  );
}
