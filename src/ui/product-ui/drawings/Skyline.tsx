import type { CSSProperties } from 'react';
import type { Skyline as SkylineData } from '../../../content-model/drawings/skyline';
import { cellPath, runs } from '../../plot/cells';
import { formatCount } from '../../../format/number';
import * as styles from './Skyline.module.css';

const COLUMNS = 6;

const numbered = (values: Record<`--${string}`, number>): CSSProperties => values;

/** Walls between the windows of a house. */
const wallsOf = (rows: number): string =>
  [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x} 0v${rows}`),
    ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}h${COLUMNS}`),
  ].join('');

const KINDS = ['asked', 'nobody', 'unknown'] as const;

/** Hourly power of a day as houses; night hours stand in front, windows by cause of the load. */
export function Skyline({ top, perWindow, day, night, legend, peak }: SkylineData) {
  const most = Math.max(...day.map(({ power }) => power));
  const share = (power: number): number => Math.round((power / top) * 10000) / 10000;
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <div className={styles.day}>
          {day.map(({ hour, power }) => (
            <span key={hour} className={styles.back} style={numbered({ '--high': share(power) })}>
              {power === most ? <b className={styles.peak}>{peak}</b> : null}
              <span className={styles.hour}>{hour}</span>
            </span>
          ))}
        </div>
        <div className={styles.night}>
          {night.map(({ hour, power, ...windows }) => {
            const rows = power / perWindow / COLUMNS;
            return (
              <span key={hour} className={styles.house}>
                <b className={styles.power}>{formatCount(power)}</b>
                <svg
                  className={styles.front}
                  style={numbered({ '--high': share(power) })}
                  viewBox={`0 0 ${COLUMNS} ${Math.round(rows * 100) / 100}`}
                  preserveAspectRatio="none"
                >
                  <g transform={`matrix(1 0 0 -1 0 ${Math.round(rows * 100) / 100})`}>
                    {runs(KINDS.map((kind) => windows[kind])).map((run, index) => (
                      <path
                        key={KINDS[index]}
                        className={styles[KINDS[index] ?? 'asked']}
                        d={cellPath(run, COLUMNS)}
                      />
                    ))}
                    <path className={styles.walls} d={wallsOf(Math.ceil(rows))} />
                  </g>
                </svg>
                <span className={styles.hour}>{hour}</span>
              </span>
            );
          })}
        </div>
      </div>
      <div className={styles.legend}>
        {KINDS.map((kind) => (
          <span key={kind} className={styles.entry}>
            <i className={`${styles.sample} ${styles[kind]}`} /> {legend[kind]}
          </span>
        ))}
      </div>
    </div>
  );
}
