import copy from './words.json';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './PrintButton.module.css';

/** Print button; print styles omit header, side column and footer. */
export const PrintButton = () => (
  <button type="button" className={styles.root} onClick={() => window.print()}>
    <Icon name="printer" /> {copy.print}
  </button>
);
