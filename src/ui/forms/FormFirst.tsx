import { useId, type ReactNode } from 'react';
import { SeatPanel } from '../live-events/SeatPanel';
import { Form } from './Form';
import * as styles from './FormFirst.module.css';
import { PrivateNote } from './PrivateNote';

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
  const heading = useId();
  return (
    <div className={styles.root}>
      <div className={styles.words}>{words}</div>
      <div id={anchor} className={styles.panel}>
        <SeatPanel id={heading} title={formTitle}>
          <Form form={form} labelledBy={heading} />
          <PrivateNote />
        </SeatPanel>
      </div>
      <div className={styles.shown}>{children}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}
