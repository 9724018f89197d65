import type { CSSProperties } from 'react';
import { fill } from '../../../copy/fill';
import copy from '../../../copy/legacyCafm.json';
import * as styles from './DeskTwiceLong.module.css';

export interface DeskTwiceSteps {
  readonly steps: Queries.DeskTwiceSectionPartsFragment['before']['steps'];
}

/** Steps as high as they are long. */
export const DeskTwiceLong = ({ steps }: DeskTwiceSteps) => (
  <ol>
    {steps.map(({ name, text, minutes }) => (
      <li key={name} className={styles.step} style={{ '--minutes': minutes } as CSSProperties}>
        <b className={styles.name}>{name}</b>
        <span className={styles.minutes}>{fill(copy.minutes, { count: minutes })}</span>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ol>
);
