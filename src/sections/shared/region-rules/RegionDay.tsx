import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { useNow } from '../../../ui/time/useNow';
import { clockOf } from '../../../time/officeHours';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { regionRules } from './schema';
import * as styles from './RegionDay.module.css';

interface RegionDayProps {
  readonly day: Pick<SectionProps<typeof regionRules>, 'dayName' | 'dayZone' | 'dayNow' | 'bands'>;
}

const DAY = 24;
const HOURS = [0, 6, 12, 18, 24];

const share = (hours: number): string => `${((hours / DAY) * 100).toFixed(2)}%`;

const tones: Readonly<Record<string, string | undefined>> = {
  open: styles.open,
  sun: styles.sun,
  rule: styles.rule,
  desk: styles.desk,
  far: styles.far,
};

/** Bands of a day in the region’s time; with scripts, a line at the current time. */
export function RegionDay({ day: { dayName, dayZone, dayNow, bands } }: RegionDayProps) {
  const now = useNow(undefined);
  const time = now === undefined ? undefined : clockOf(now, dayZone).time;
  const passed = time ? Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 : 0;
  return (
    <div className={styles.root}>
      <p className={styles.name}>{dayName}</p>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.hours}>
          {HOURS.map((hour) => (
            <span key={hour} className={styles.hour} style={place({ at: share(hour) })}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
          {time ? (
            <span className={styles.now} style={place({ at: share(passed) })}>
              <b className={styles.time}>{fill(dayNow, { time })}</b>
            </span>
          ) : null}
        </span>
      </div>
      <ul className={time ? styles.live : undefined} style={place({ at: share(passed) })}>
        {bands.map(({ band, tone, spans, says }) => (
          <li key={band} className={styles.band}>
            <p>
              <b className={styles.label}>{band}</b> <span className={styles.says}>{says}</span>
            </p>
            <span className={styles.bar}>
              {spans.map(({ from, until }) => (
                <i
                  key={from}
                  className={tones[tone]}
                  style={place({ from: share(from), long: share(until - from) })}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
