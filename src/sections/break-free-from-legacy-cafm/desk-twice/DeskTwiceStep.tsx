import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { deskTwice } from './schema';
import * as styles from './DeskTwiceStep.module.css';

export type Step = SectionProps<typeof deskTwice>['before']['steps'][number];

interface DeskTwiceStepProps {
  readonly step: Step;
  readonly className: string | undefined;
}

/** Step with its minutes. */
export const DeskTwiceStep = ({ step, className }: DeskTwiceStepProps) => (
  <li
    className={`${styles.root} ${className ?? ''}`}
    style={place({ minutes: String(step.minutes) })}
  >
    <b className={styles.name}>{step.name}</b>
    <span className={styles.minutes}>{fill(copy.minutes, { count: step.minutes })}</span>
    <span className={styles.text}>{step.text}</span>
  </li>
);
