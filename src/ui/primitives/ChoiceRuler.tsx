import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow';
import * as styles from './ChoiceRuler.module.css';

/** A list with its detail that is a row of parts to scale, `--sizes`, over it where there is room. */
export const ChoiceRuler = (props: Omit<ChoiceRowProps, 'look'>) => (
  <ChoiceRow {...props} look={{ own: styles.root, as: 'list' }} />
);
