import type { CSSProperties } from 'react';
import { moves, within } from './walls';
import { css, heightOf, line, stairs } from '../../../../ui/plot/scale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { twoWalls } from './schema';
import * as styles from './TwoWallsPlot.module.css';

const HOURS = ['03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

/** Chart of the day for each choice; CSS shows the chosen one. */
export function TwoWallsPlot(hero: SectionProps<typeof twoWalls>) {
  const { bottom, ceiling, sign, before, beforeName, wanted, returned, choices } = hero;
  const range = { from: bottom, to: ceiling };
  const place = Object.fromEntries(
    choices.flatMap(({ low, up }, index) => [
      [`--up-${index}`, css(heightOf(up, range))],
      [`--low-${index}`, css(100 - heightOf(low, range))],
    ]),
  ) as CSSProperties;
  const paths = choices.map((walls) => {
    const values = within(wanted, walls, before, returned);
    const points = [...values, values.at(-1) ?? before].map((value, index) => ({
      x: (index / values.length) * 100,
      y: heightOf(value, range),
    }));
    return line(stairs(points));
  });
  const at = { left: css((returned.from / wanted.length) * 100) } satisfies CSSProperties;
  return (
    <div className={styles.root} style={place} aria-hidden="true">
      <i className={styles.upper} />
      <i className={styles.lower} />
      {choices.map((walls, index) => (
        <span key={index} className={styles.limits}>
          <b className={styles.up}>{`${walls.up}\u00a0${sign}`}</b>
          <b className={styles.low}>{`${walls.low}\u00a0${sign}`}</b>
          {moves(wanted, walls, before, returned) ? (
            <span className={styles.returned} style={at}>
              <b>{returned.title}</b>
              <span className={styles.detail}>{returned.detail}</span>
            </span>
          ) : null}
        </span>
      ))}
      <svg className={styles.plot} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path className={styles.before} d={`M0 ${Math.round(heightOf(before, range) * 10)}H1000`} />
        {paths.map((path, index) => (
          <path key={index} className={styles.line} d={path} />
        ))}
      </svg>
      <span className={styles.beforeName} style={{ top: css(heightOf(before, range)) }}>
        {beforeName}
      </span>
      {HOURS.map((hour, index) => (
        <span key={hour} className={styles.hour} style={{ left: css((index + 1) * 12.5) }}>
          {hour}
        </span>
      ))}
    </div>
  );
}
