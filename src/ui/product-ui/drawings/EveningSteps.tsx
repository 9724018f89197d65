import type { CSSProperties } from 'react';
import type { EveningSteps as EveningStepsData } from '../../../content-model/drawings/eveningSteps';
import { css, percentOf } from '../../plot/scale';
import * as styles from './EveningSteps.module.css';

/** Power in an evening as descending steps, one per switched-off load, down to the base load. */
export function EveningSteps({ unit, start, steps, rest }: EveningStepsData) {
  const share = (power: number): string => css(percentOf(power, { from: 0, to: start.power }));
  const heights = steps.map((_, index) =>
    steps.slice(0, index + 1).reduce((power, { off }) => power - off, start.power),
  );
  const sized = (power: number, off = 0) =>
    ({ '--on': share(power), '--off': share(off) }) as CSSProperties;
  return (
    <div className={styles.root}>
      <div className={styles.step}>
        <span className={styles.column} style={sized(start.power)}>
          <i className={styles.on} />
          <b className={styles.power}>{`${start.power}\u00a0${unit}`}</b>
        </span>
        <span className={styles.words}>
          <b>{start.at}</b>
        </span>
      </div>
      {steps.map(({ at, what, off }, index) => (
        <div key={at} className={styles.step}>
          <span className={styles.column} style={sized(heights[index] ?? 0, off)}>
            <i className={styles.on} />
            <i className={styles.off} />
            <b className={styles.power}>−{off}</b>
          </span>
          <span className={styles.words}>
            <b>{at}</b> {what}
          </span>
        </div>
      ))}
      <div className={styles.step}>
        <span className={styles.column} style={sized(heights.at(-1) ?? 0)}>
          {rest.map(({ what, power }) => (
            <i key={what} className={styles.part} style={sized(power)} />
          ))}
          <b className={styles.power}>{`${heights.at(-1)}\u00a0${unit}`}</b>
        </span>
        <span className={styles.words}>
          {rest.map(({ what, power }) => (
            <span key={what} className={styles.left}>
              <b>{power}</b> {what}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
