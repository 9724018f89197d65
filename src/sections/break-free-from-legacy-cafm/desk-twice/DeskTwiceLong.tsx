import { DeskTwiceStep, type Step } from './DeskTwiceStep';
import * as styles from './DeskTwiceLong.module.css';

export interface DeskTwiceSteps {
  readonly steps: readonly Step[];
}

/** Steps as high as they are long. */
export const DeskTwiceLong = ({ steps }: DeskTwiceSteps) => (
  <ol>
    {steps.map((step) => (
      <DeskTwiceStep key={step.name} step={step} className={styles.step} />
    ))}
  </ol>
);
