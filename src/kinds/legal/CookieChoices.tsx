import copy from '../../copy/consent.json';
import { ButtonLink } from '../../ui/primitives/Button';
import * as styles from './CookieChoices.module.css';

/**
 * Opens the consent panel, as every link to `#cookie-choices` does. Without scripts it links to
 * itself, below the text on why there is nothing to choose.
 */
export const CookieChoices = () => (
  <p className={styles.root}>
    <ButtonLink href="#cookie-choices" variant="secondary" size="small">
      {copy.open}
    </ButtonLink>
  </p>
);
