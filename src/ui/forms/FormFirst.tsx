import type { ReactNode } from 'react';
import * as styles from './FormFirst.module.css';
import { FormPanel } from './FormPanel';

interface FormFirstProps {
  /** Title and lead of the page. */
  readonly words: ReactNode;
  /** Where links to the form lead. */
  readonly anchor?: string | undefined;
  readonly formTitle: string;
  readonly form: Queries.FormPartsFragment;
  /** Beside the form where the page has columns: what follows when it is sent. */
  readonly beside: ReactNode;
  /** What the page is about. */
  readonly children: ReactNode;
}

/** On phones a form right below the words of its page; where there is room, below what the page shows. */
export function FormFirst(props: FormFirstProps) {
  const { words, anchor, formTitle, form, beside, children } = props;
  return (
    <div className={styles.root}>
      <div className={styles.words}>{words}</div>
      <div id={anchor} className={styles.panel}>
        <FormPanel title={formTitle} form={form} />
      </div>
      <div className={styles.shown}>{children}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}
