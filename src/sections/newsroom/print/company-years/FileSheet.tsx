import { useId, type ReactNode } from 'react';
import * as styles from './FileSheet.module.css';

interface FileSheetProps {
  readonly name: string;
  readonly head: string;
  readonly number: string;
  /** Twice as wide on screens; on paper all are equal. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Printed sheet with punched holes. */
export function FileSheet({ name, head, number, isWide = false, children }: FileSheetProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={isWide ? `${styles.root} ${styles.wide}` : styles.root}
    >
      <p className={styles.head}>
        <span>{head}</span>
        <span>{number}</span>
      </p>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {children}
    </section>
  );
}
