import copy from '../../copy/changes.json';
import * as styles from './NeedsYou.module.css';

/** What somebody has to do before a change works for them; nothing where nothing is asked. */
export const NeedsYou = ({ needs }: { readonly needs: string | null }) =>
  needs ? (
    <p className={styles.root}>
      <b>{copy.needs}:</b> {needs}
    </p>
  ) : null;
