import type { CSSProperties } from 'react';
import type { MachineLife as MachineLifeData } from '../../../content-model/drawings/machineLife';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/repairLimit.json';
import { limitsOver } from '../../../maintenance/repairLimit';
import { formatDollars, formatShortUsd } from '../../../format/number';
import * as styles from './MachineLife.module.css';

/** Dollars between two grid lines. */
const STEP = 20_000;

/** Repair limit of a machine over its years, with repairs below it and an open quote above. */
export function MachineLife(machine: MachineLifeData) {
  const { from, year, when, quote, repairs, area } = machine;
  const limits = limitsOver(machine, year - from);
  const limit = limits[year - from] ?? 0;
  const top = Math.ceil(Math.max(...limits, quote) / 10_000) * 10_000;
  const x = (at: number): number => ((at - from) / (limits.length - 1)) * 100;
  const y = (amount: number): number => (amount / top) * 100;
  const place = (at: number, amount: number) =>
    ({ '--x': `${x(at).toFixed(2)}%`, '--h': `${y(amount).toFixed(2)}%` }) as CSSProperties;
  const line = limits
    .map(
      (amount, index) => `${Math.round(x(from + index) * 10)} ${Math.round(1000 - y(amount) * 10)}`,
    )
    .join('L');
  // Grid lines end where the limit has fallen below them; labels stand beyond.
  const steps = Array.from({ length: Math.floor((top - 1) / STEP) }, (_, index) => {
    const amount = (index + 1) * STEP;
    const width = x(from + limits.filter((one) => one >= amount).length);
    return { amount, style: { bottom: `${y(amount)}%`, width: `${width}%` } };
  });
  const isOver = quote > limit;
  return (
    <div className={styles.root}>
      <div className={styles.plot}>
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" className={styles.curve}>
          <path className={styles.area} d={`M${line}L0 1000Z`} />
          <path className={styles.line} d={`M${line}`} />
        </svg>
        {steps.map(({ amount, style }) => (
          <span key={amount} className={styles.step} style={style}>
            {formatShortUsd(amount)}
          </span>
        ))}
        <span className={styles.name}>
          <b>{area.title}</b>
          <span>{area.text}</span>
        </span>
        {repairs.map((repair) => (
          <span key={repair.year} className={styles.repair} style={place(repair.year, repair.cost)}>
            <span className={styles.what}>
              <b>{repair.what}</b>
              {formatDollars(repair.cost)}
            </span>
          </span>
        ))}
        <i className={styles.quote} style={place(year, quote)} />
        <i className={styles.within} style={place(year, Math.min(quote, limit))} />
        <span className={styles.note} style={place(year, quote)}>
          <b>{fill(copy.quoteTitle, { when, quote: formatDollars(quote) })}</b>
          {fill(isOver ? copy.over : copy.under, { limit: formatDollars(limit) })}
        </span>
      </div>
      <div className={styles.years}>
        {limits.map((_, index) =>
          index % 2 ? null : (
            <span key={index} style={{ left: `${x(from + index)}%` }}>
              {from + index}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
