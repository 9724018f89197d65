import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { MONTHS } from '../../../../time/inWords';
import { daysLeft, SOON_DAYS, type Firm } from '../firmsOn';
import { place } from '../../../../ui/plot/place';
import * as styles from './FirmCertificates.module.css';

interface FirmCertificatesProps {
  readonly certificates: Firm['certificates'];
  readonly now: number;
}

/** Days of a certificate’s 18 months, the full line. */
const WHOLE_DAYS = 548;

const monthOf = (iso: string): string =>
  `${(MONTHS[Number(iso.slice(5, 7)) - 1] ?? '').slice(0, 3)}\u00a0${iso.slice(0, 4)}`;

/** Remaining time of each certificate as a bar. */
export function FirmCertificates({ certificates, now }: FirmCertificatesProps) {
  return (
    <ul className={styles.root}>
      {certificates.map(({ for: work, people, until }) => {
        const days = daysLeft(until, now);
        const left = `${Math.min(100, (days / WHOLE_DAYS) * 100).toFixed(1)}%`;
        return (
          <li key={work} className={styles.one} data-soon={days <= SOON_DAYS || undefined}>
            <b className={styles.work}>{copy.certified[work]}</b>
            <span className={styles.people}>{fill(copy.count, { people })}</span>
            <span className={styles.line} aria-hidden="true">
              <i className={styles.left} style={place({ left: left })} />
            </span>
            <span className={styles.until}>
              <span className={styles.date}>{fill(copy.until, { month: monthOf(until) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
