import { Prose } from './Prose';
import * as styles from './Note.module.css';

/** Small note on the figures above; nothing if empty. */
export const Note = ({ html }: { readonly html: string | null | undefined }) =>
  html ? (
    <div className={styles.root}>
      <Prose html={html} />
    </div>
  ) : null;
