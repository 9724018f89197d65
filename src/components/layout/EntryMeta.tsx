import kinds from '../../copy/kinds.json';
import { Day } from '../primitives/Day';
import * as styles from './EntryMeta.module.css';

interface EntryMetaProps {
  readonly page: { readonly __typename: string; readonly sortKey: string };
}

/** Pages without a date are ordered by their title. */
const DATED = /^\d{4}-\d{2}/;

/** What kind of page it is, and from when. */
export function EntryMeta({ page: { __typename, sortKey } }: EntryMetaProps) {
  return (
    <p className={styles.root}>
      <span>{kinds[__typename as keyof typeof kinds]}</span>
      {DATED.test(sortKey) ? <Day iso={sortKey} /> : null}
    </p>
  );
}
