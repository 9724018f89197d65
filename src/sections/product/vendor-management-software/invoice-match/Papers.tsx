import { formatUsd } from '../../../../format/number';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { place } from '../../../../ui/plot/place';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Paper } from './Paper';
import { backedOf, leaderOf, marksOf, rowsOf } from './match';
import type { invoiceMatch } from './schema';
import words from './words.json';
import * as styles from './Papers.module.css';

type PapersProps = Pick<SectionProps<typeof invoiceMatch>, 'card' | 'bill'>;

/** Rate card and invoice with equally high rows; a leader joins each line to its rate. */
export function Papers({ card, bill }: PapersProps) {
  const rows = rowsOf(card.rates.length, bill.lines.length);
  const off = bill.lines.findIndex(({ isOff }) => isOff);
  const sum = { name: words.backed, value: backedOf(bill.lines), isSum: true };
  return (
    <ReadOut isDown hasHint label={words.label} marks={marksOf(bill.lines, rows)} start={off}>
      {(probe) => (
        <div className={styles.root} style={place({ rows: String(rows) })} data-theme="light">
          <Paper {...card} rows={card.rates.map(({ name, price }) => ({ name, value: price }))} />
          <svg
            className={styles.leaders}
            viewBox="0 0 1000 1000"
            preserveAspectRatio="none"
            aria-hidden
          >
            {bill.lines.map(({ name, rate, isOff }, index) => (
              <Stroke
                key={name}
                kind={isOff ? 'dashed' : 'line'}
                fill={isOff ? 'late' : 'strong'}
                path={leaderOf(rate, index, rows)}
                mark={index}
              />
            ))}
          </svg>
          <Paper
            {...bill}
            isLast
            rows={[
              ...bill.lines.map(({ name, cents, isOff }) => ({
                name,
                value: formatUsd(cents / 100),
                isOff,
              })),
              sum,
            ]}
          />
          <div className={styles.probe}>{probe}</div>
        </div>
      )}
    </ReadOut>
  );
}
