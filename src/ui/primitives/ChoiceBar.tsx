import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow';
import * as styles from './ChoiceBar.module.css';

/** A bar of parts to scale, `--sizes`, of which one is chosen. */
export const ChoiceBar = (props: Omit<ChoiceRowProps, 'look'>) => (
  <ChoiceRow {...props} look={{ own: styles.root }} />
);
