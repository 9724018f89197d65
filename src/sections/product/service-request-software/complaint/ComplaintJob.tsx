import type { ComplaintTrouble } from './schema';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { Opened } from './openJob';
import { Icon } from '../../../../ui/primitives/Icon';
import * as styles from './ComplaintJob.module.css';

export type Unread = Omit<ComplaintTrouble, 'words' | 'kind'>;

interface ComplaintJobProps {
  readonly opened: Opened<ComplaintTrouble>;
  /** Work order if no word is recognized. */
  readonly unread: Unread;
}

const SIGNS = { emergency: 'triangle-alert', elsewhere: 'arrow-right' } as const;

/** Recognized words and the resulting work orders; an emergency overrides all others. */
export function ComplaintJob({ opened: { pieces, place, troubles }, unread }: ComplaintJobProps) {
  const urgent = troubles.filter(({ kind }) => kind === 'emergency');
  const known = urgent.length > 0 ? urgent : troubles;
  const jobs = known.length > 0 ? known : [{ ...unread, kind: 'job' as const }];
  return (
    <div className={styles.root} data-keep-clear>
      <p className={styles.read}>
        <span className={styles.label}>{copy.read}</span>
        {pieces.map(({ text, isUsed }, index) =>
          isUsed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </p>
      {jobs.length > 1 ? (
        <p className={styles.count}>{fill(copy.two, { count: jobs.length })}</p>
      ) : null}
      {jobs.map(({ name, kind, to, due, first }) => (
        <div key={name} className={styles.job} data-kind={kind}>
          <p className={styles.name}>
            {kind === 'job' ? null : (
              <span className={styles.kind}>
                <Icon name={SIGNS[kind]} /> {copy[kind]}
              </span>
            )}
            {name}
          </p>
          <dl className={styles.facts}>
            {[
              [copy.place, place ?? copy.noPlace],
              [copy.to, to],
              [copy.due, due],
              [copy.first, first],
            ].map(([label, value]) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
