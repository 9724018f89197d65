import type { CSSProperties } from 'react';
import type { EveningArea as EveningAreaData } from '../../../content-model/drawings/eveningArea';
import { area, css, curve, heightOf, hoursOf, line, percentOf } from '../../plot/scale';
import * as styles from './EveningArea.module.css';

/** An evening’s power against the expected, with the excess filled and its sum. */
export function EveningArea(props: EveningAreaData) {
  const { from, top, expected, fault, power, span, sum, base } = props;
  const day24 = { from, to: 24 };
  const range = { from: 0, to: top };
  const placeOf = (time: string): number => percentOf(hoursOf(time), day24);
  const start = placeOf(fault.from);
  const end = placeOf(fault.to);
  const step = 100 / (expected.length - 1);
  const isLost = ({ x }: { x: number }) => x >= start - step && x <= end + 2 * step;
  const usual = curve(expected, range);
  const measured = curve(props.measured, range);
  const lost = measured.filter(isLost);
  // Below the expected power, nothing is lost.
  const floor = usual.filter(isLost);
  const roof = lost.map((point, index) => ({
    ...point,
    y: Math.min(point.y, floor[index]?.y ?? point.y),
  }));
  const height = Math.min(...roof.map(({ y }) => y));
  const night = heightOf(Math.min(...expected), range);
  const place = {
    '--start': css(start),
    '--end': css(100 - end),
    '--roof': css(height),
    '--night': css(night),
  } as CSSProperties;
  const hours = Array.from({ length: 24 - from }, (_, index) => from + index);
  return (
    <div className={styles.root} style={place}>
      <svg className={styles.plot} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path
          className={styles.usual}
          d={area(usual, [
            { x: 0, y: 100 },
            { x: 100, y: 100 },
          ])}
        />
        <path className={styles.lost} d={area(roof, floor)} />
        <path className={styles.measured} d={line(measured)} />
      </svg>
      <span className={styles.sum}>
        <b className={styles.figure}>{sum}</b>
        <span className={styles.sides}>
          {power} × {span}
        </span>
      </span>
      <span className={styles.from}>{fault.from}</span>
      <span className={styles.to}>{fault.to}</span>
      <span className={styles.base}>{base}</span>
      {hours.map((hour) => (
        <span
          key={hour}
          className={styles.hour}
          style={{ left: css(percentOf(hour, day24)) }}
        >{`${hour}:00`}</span>
      ))}
    </div>
  );
}
