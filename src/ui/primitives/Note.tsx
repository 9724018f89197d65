import { Prose } from './Prose';
import * as styles from './Note.module.css';

/** What has to be said of the figures above it, small; nothing without words. */
export const Note = ({ html }: { readonly html: string | null }) =>
  html ? (
    <div className={styles.root}>
      <Prose html={html} />
    </div>
  ) : null;
