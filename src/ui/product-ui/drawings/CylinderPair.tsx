import type { CSSProperties } from 'react';
import type { CylinderPair as CylinderPairData } from '../../../content-model/drawings/cylinderPair';
import { css, percentOf } from '../../plot/scale';
import * as styles from './CylinderPair.module.css';

/** Refrigerant cylinder weighed twice, filled to scale, with the difference. */
export function CylinderPair({
  unit,
  empty,
  full,
  emptyText,
  before,
  after,
  into,
}: CylinderPairData) {
  const level = (weight: number): string => css(percentOf(weight, { from: empty, to: full }));
  return (
    <div
      className={styles.root}
      style={{ '--was': level(before.weight), '--is': level(after.weight) } as CSSProperties}
    >
      {[before, after].map(({ weight, text }, index) => (
        <div key={text} className={styles.weighing}>
          <span className={styles.cylinder}>
            <i className={index ? styles.is : styles.was} />
            {index ? <i className={styles.gone} /> : null}
          </span>
          <span className={styles.scale}>
            <b className={styles.weight}>{`${weight.toFixed(1)}\u00a0${unit}`}</b>
          </span>
          <span className={styles.text}>{text}</span>
        </div>
      ))}
      <p className={styles.sum}>
        <b className={styles.gap}>{`${(before.weight - after.weight).toFixed(1)}\u00a0${unit}`}</b>
        <span className={styles.text}>{into}</span>
        <span className={styles.text}>{`${emptyText} ${empty.toFixed(1)}\u00a0${unit}`}</span>
      </p>
    </div>
  );
}
