import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow';
import * as styles from './ChoiceCards.module.css';

/** A list that is a row of drawings, each the end of its line, where there is room. */
export const ChoiceCards = (props: Omit<ChoiceRowProps, 'look'>) => (
  <ChoiceRow {...props} look={{ own: styles.root, as: 'list' }} />
);
