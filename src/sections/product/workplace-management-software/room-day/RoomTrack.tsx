import type { CSSProperties } from 'react';
import type { RoomTrack as TrackData } from './schema';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { minutesIn, minutesOutside, type Span } from './spans';
import { Heading } from '../../../../ui/primitives/Heading';
import { clock, duration } from '../../../../ui/plot/segments';
import * as styles from './RoomTrack.module.css';

interface RoomTrackProps {
  readonly track: TrackData;
  readonly spans: readonly Span[];
  /** Periods of occupancy. */
  readonly used: readonly Span[];
  readonly hours: { readonly from: number; readonly to: number };
  /** Label of hours with air but no people. */
  readonly empty: string;
}

/** Row of the day with its total; of air, also the hours without people. */
export function RoomTrack({ track, spans, used, hours, empty }: RoomTrackProps) {
  const { name, note, look } = track;
  const length = (hours.to - hours.from) * 60;
  const at = (minute: number): string =>
    `${(((minute - hours.from * 60) / length) * 100).toFixed(2)}%`;
  const isAir = look === 'clock' || look === 'follows';
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="xs">
          {name}
        </Heading>
        <p className={styles.note}>{note}</p>
      </div>
      <ol className={styles.line} style={{ '--hours': length / 60 } as CSSProperties}>
        {spans.map(({ from, to }) => (
          <li
            key={from}
            className={`${styles.span} ${styles[look]}`}
            style={{ left: at(from), right: `calc(100% - ${at(to)})` }}
          >
            <span className="visuallyHidden">
              {fill(copy.span, { from: clock(from), to: clock(to) })}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        {isAir ? (
          <>
            <b className={styles.time}>{duration(minutesOutside(spans, used))}</b> {empty}
          </>
        ) : (
          <>
            <b className={styles.time}>{duration(minutesIn(spans))}</b>
          </>
        )}
      </p>
    </div>
  );
}
