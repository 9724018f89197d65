import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow';
import * as styles from './ChoiceLine.module.css';

/** Stops in their order, on a line that leads down on phones and across elsewhere. */
export const ChoiceLine = (props: Omit<ChoiceRowProps, 'look'>) => (
  <ChoiceRow {...props} look={{ own: styles.root }} />
);
