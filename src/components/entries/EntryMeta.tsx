import { Day } from '../primitives/Day';
import * as styles from './EntryMeta.module.css';

interface EntryMetaProps {
  readonly page: { readonly kindTitle: string; readonly dated: string | null };
}

/** What kind of page it is, and from when. */
export function EntryMeta({ page: { kindTitle, dated } }: EntryMetaProps) {
  return (
    <p className={styles.root}>
      <span>{kindTitle}</span>
      {dated ? <Day iso={dated} /> : null}
    </p>
  );
}
