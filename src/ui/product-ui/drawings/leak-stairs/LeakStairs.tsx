import type { CSSProperties } from 'react';
import type { LeakStairs as LeakStairsData } from '../../../../content-model/drawings/leakStairs';
import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/leaks.json';
import { inShort } from '../../../../time/inWords';
import { area, heightOf, level, line, stairs } from '../../../plot/scale';
import { leakSteps, placeOnStairs } from './leakSteps';
import { quarters } from './quarters';
import * as styles from './LeakStairs.module.css';

const place = (x: number, y: number): CSSProperties =>
  ({ '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` }) as CSSProperties;

/** Leak rate as steps: up with each top-up, down when it is a year old. Text keeps its size. */
export function LeakStairs(curve: LeakStairsData) {
  const { threshold, highest, additions, peak, repair, deadline, end, until } = curve;
  const range = { from: 0, to: highest };
  const steps = leakSteps(curve);
  const rateOn = (day: string): number =>
    steps.reduce((rate, step) => (step.date <= day ? step.rate : rate), 0);
  const at = (day: string, rate = rateOn(day)) => ({
    x: placeOnStairs(day, curve),
    y: heightOf(rate, range),
  });
  const rates = stairs(steps.map(({ date, rate }) => at(date, rate)));
  const peaks = stairs(steps.map(({ date, rate }) => at(date, Math.max(rate, threshold.rate))));
  const limit = level(threshold.rate, range);
  const limitAt = heightOf(threshold.rate, range);
  const first = steps.find(({ rate }) => rate > threshold.rate);
  const top = at(first?.date ?? until);
  const fixed = at(repair.date);
  const last = at(until);
  const days = {
    left: placeOnStairs(deadline.from, curve),
    right: placeOnStairs(deadline.to, curve),
  };
  return (
    <div className={styles.root}>
      <svg className={styles.strokes} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path className={styles.under} d={`${line(rates)}V1000H0Z`} />
        <path className={styles.over} d={area(peaks, limit)} />
        <path className={styles.limit} d={line(limit)} />
        <path className={styles.line} d={line(rates)} />
      </svg>
      <span className={styles.threshold} style={place(0, limitAt)}>
        {threshold.text}
      </span>
      {additions
        .filter(({ isNamed }) => isNamed)
        .map(({ date, pounds }) => (
          <span key={date} className={styles.addition} style={place(at(date).x, at(date).y)}>
            <b>{fill(copy.added, { pounds })}</b> {inShort(date)}
          </span>
        ))}
      <span
        className={styles.days}
        style={{ left: `${days.left.toFixed(1)}%`, right: `${(100 - days.right).toFixed(1)}%` }}
      >
        <span>{deadline.text}</span>
      </span>
      <i className={styles.start} style={place(top.x, top.y)} />
      <i className={styles.good} style={place(fixed.x, fixed.y)} />
      <span className={styles.peak} style={place(top.x, top.y)}>
        <b>{peak.title}</b> <span>{peak.detail}</span>
      </span>
      <span className={styles.repair} style={place(fixed.x, fixed.y)}>
        <b>{repair.title}</b> {repair.detail}
      </span>
      <i className={styles.end} style={place(last.x, last.y)} />
      <span className={styles.last} style={place(last.x, last.y)}>
        <b>{end.title}</b> {end.detail}
      </span>
      <div className={styles.axis}>
        {quarters(curve).map(({ day, text }) => (
          <span key={day} className={styles.quarter} style={place(placeOnStairs(day, curve), 0)}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
