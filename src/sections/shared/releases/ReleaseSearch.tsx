import { SEARCH } from '../../../search/address';
import { WORDS } from '../../../search/browse/facets';
import { KIND } from '../../../search/searchPath';
import { Icon } from '../../../ui/primitives/Icon';
import * as styles from './ReleaseSearch.module.css';

/** Searches the text of all releases, on the page of the search. */
export const ReleaseSearch = ({ label }: { readonly label: string }) => (
  <form role="search" action={SEARCH} className={styles.root}>
    <input type="hidden" name={KIND} value="newsroom" />
    <input
      type="search"
      name={WORDS}
      required
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      className={styles.field}
    />
    <button type="submit" aria-label={label} className={styles.button}>
      <Icon name="search" />
    </button>
  </form>
);
