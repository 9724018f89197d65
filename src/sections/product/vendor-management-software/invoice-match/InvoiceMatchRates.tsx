import type { InvoiceMatchCard } from './schema';
import * as paper from './InvoiceMatchPaper.module.css';
import * as styles from './InvoiceMatchRates.module.css';

interface MatchRatesProps {
  readonly card: InvoiceMatchCard;
}

/** Rate card, line by line. */
export function InvoiceMatchRates({ card: { title, note, lines } }: MatchRatesProps) {
  return (
    <div className={paper.root}>
      <p className={paper.head}>
        <b className={paper.title}>{title}</b>
        <span className={paper.note}>{note}</span>
      </p>
      <ul>
        {lines.map(({ name, price }) => (
          <li key={name} className={`${paper.line} ${styles.line}`}>
            {name}
            <span className={paper.sum}>{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
