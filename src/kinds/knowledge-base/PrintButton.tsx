import copy from './words.json';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './PrintButton.module.css';

/** Prints the page, which paper gets without header, side and footer. */
export const PrintButton = () => (
  <button type="button" className={styles.root} onClick={() => window.print()}>
    <Icon name="printer" /> {copy.print}
  </button>
);
