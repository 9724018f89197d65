import copy from '../../copy/changes.json';
import { looks } from '../primitives/Text';
import * as styles from './NeedsYou.module.css';

/** What a customer has to do before a change works; nothing if not needed. */
export const NeedsYou = ({ needs }: { readonly needs: string | null }) =>
  needs ? (
    <p className={`${styles.root} ${looks.nav}`}>
      <b>{copy.needs}:</b> {needs}
    </p>
  ) : null;
