import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { airAt, goodsAt, lastMinute, LIMIT, minuteAbove } from './warming';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { warmCase } from './schema';
import * as styles from './WarmCurves.module.css';

const LENGTH = 540;
const LOWEST = 34;
const HIGHEST = 70;

const across = (minute: number): number => (minute / LENGTH) * 100;
const down = (degrees: number): number => ((HIGHEST - degrees) / (HIGHEST - LOWEST)) * 100;

/** Path of a temperature curve in hundredths of the chart, a point every 15 minutes. */
function path(temperatureAt: (minute: number) => number): string {
  const points = Array.from({ length: LENGTH / 15 + 1 }, (_, index) => {
    const minute = index * 15;
    return `${across(minute).toFixed(1)} ${down(temperatureAt(minute)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const at = (x: number, y: number): CSSProperties =>
  ({ '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` }) as CSSProperties;

interface WarmCurvesProps {
  readonly section: SectionProps<typeof warmCase>;
}

/** Temperature of air and goods over nine hours, with the time of each finder. */
export function WarmCurves({ section: { air, goods, limit, deadline, finders } }: WarmCurvesProps) {
  const label = fill(copy.label, { air: minuteAbove(airAt), goods: minuteAbove(goodsAt) });
  const end = lastMinute();
  return (
    <div role="img" aria-label={label} className={styles.root}>
      <i className={styles.gone} style={at(across(end), 0)} />
      <svg
        className={styles.strokes}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${down(LIMIT).toFixed(1)}H100`} className={styles.limitLine} />
        <path d={path(airAt)} className={styles.airLine} />
        <path d={path(goodsAt)} className={styles.goodsLine} />
      </svg>
      <span className={styles.air} style={at(across(130), down(airAt(130)))}>
        {air}
      </span>
      <span className={styles.goods} style={at(across(232), down(goodsAt(232)))}>
        {goods}
      </span>
      <span className={styles.limit} style={at(100, down(LIMIT))}>
        {limit}
      </span>
      <span className={styles.deadline} style={at(across(end), 66)}>
        {deadline}
      </span>
      {finders.map(({ name, minute }, index) => (
        <i
          key={name}
          data-choice={index + 1}
          className={styles.finder}
          style={at(across(minute), down(goodsAt(minute)))}
        />
      ))}
      <div className={styles.hours}>
        {[0, 3, 6, 9].map((hours) => (
          <span key={hours} style={at(across(hours * 60), 100)}>
            {fill(copy.axis, { hours })}
          </span>
        ))}
      </div>
    </div>
  );
}
