import { fill } from '../../../text/fillWords';
import copy from './words.json';
import type { Commitment, Outlook } from './commitment';
import { formatDollars } from '../../../format/number.ts';
import { place } from '../../../ui/plot/place';
import * as styles from './CommitmentYear.module.css';

interface CommitmentYearProps {
  readonly year: Commitment;
  readonly outlook: Outlook;
  readonly price: number;
}

const MONTHS = 12;
/** Space above the highest line. */
const HEADROOM = 1.12;

/** Chart of spend over twelve months, with the unspent rest and the price in it. */
export function CommitmentYear({ year, outlook, price }: CommitmentYearProps) {
  const { promised, used, month } = year;
  const { forecast, left } = outlook;
  const top = Math.max(promised, forecast, used) * HEADROOM;
  const up = (dollars: number): number => Number(((dollars / top) * 100).toFixed(1));
  const x = Number(((month / MONTHS) * 100).toFixed(1));
  const span = (from: number, to: number) =>
    place({ from: `${up(from)}%`, to: `${100 - up(to)}%` });
  return (
    <figure className={styles.root} aria-hidden="true" data-keep-clear>
      <div className={styles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          <path d={`M0 100L${x} ${100 - up(used)}V100Z`} className={styles.used} />
          <path d={`M${x} ${100 - up(used)}L100 ${100 - up(forecast)}`} className={styles.pace} />
          <path d={`M0 ${100 - up(promised)}H100`} className={styles.promised} />
        </svg>
        <span className={styles.lineName} style={span(promised, promised)}>
          {fill(copy.line, { promised: formatDollars(promised) })}
        </span>
        <span className={styles.usedName} style={place({ at: `${x}%` })}>
          {fill(copy.usedBy, { month, used: formatDollars(used) })}
        </span>
      </div>
      <div className={styles.end}>
        {left > 0 ? (
          <>
            <span className={styles.left} style={span(forecast, promised)} />
            <span
              className={styles.lintel}
              style={span(forecast, Math.min(forecast + price, top))}
            />
          </>
        ) : null}
        <span className={styles.leftName} style={span(promised, promised)}>
          <b className={styles.sum}>
            {left > 0 ? fill(copy.left, { left: formatDollars(left) }) : copy.none}
          </b>
        </span>
        {left > 0 ? (
          <span className={styles.lintelName} style={span(forecast, forecast)}>
            {fill(copy.lintel, { price: formatDollars(price) })}
          </span>
        ) : null}
      </div>
      <div className={styles.axis}>
        {Array.from({ length: MONTHS }, (_, index) => (
          <span key={index} data-gone={index < month || undefined} className={styles.month}>
            {index + 1}
          </span>
        ))}
      </div>
      <figcaption className={styles.axisName}>{copy.months}</figcaption>
    </figure>
  );
}
