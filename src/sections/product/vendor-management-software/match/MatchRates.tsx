import type { MatchCard } from './schema';
import * as paper from './MatchPaper.module.css';
import * as styles from './MatchRates.module.css';

interface MatchRatesProps {
  readonly card: MatchCard;
}

/** Rate card, line by line. */
export function MatchRates({ card: { title, note, lines } }: MatchRatesProps) {
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
