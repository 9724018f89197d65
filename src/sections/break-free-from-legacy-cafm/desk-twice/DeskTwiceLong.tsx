import { DeskTwiceStep, type Step } from './DeskTwiceStep';
import * as styles from './DeskTwiceLong.module.css';

export interface DeskTwiceSteps {
  readonly steps: readonly Step[];
}

/** Steps with height to scale, and text inside. */
export const DeskTwiceLong = ({ steps }: DeskTwiceSteps) => (
  <ol>
    {steps.map((step) => (
      <DeskTwiceStep key={step.name} step={step} className={styles.step} />
    ))}
  </ol>
);
