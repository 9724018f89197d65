import type { CSSProperties } from 'react';
import type { LevelSteps as LevelStepsData } from '../../../content-model/drawings/levelSteps';
import * as styles from './LevelSteps.module.css';

/** Asset levels nested as rooms; the one with a history is emphasized. */
export const LevelSteps = ({ steps }: LevelStepsData) => (
  <div className={styles.root}>
    {steps.map(({ name, example, text, isAsset }, index) => (
      <div
        key={name}
        className={isAsset ? `${styles.step} ${styles.asset}` : styles.step}
        style={{ '--in': index } as CSSProperties}
      >
        <b className={styles.name}>{name}</b>
        <span>{example}</span>
        <span className={styles.text}>{text}</span>
      </div>
    ))}
  </div>
);
