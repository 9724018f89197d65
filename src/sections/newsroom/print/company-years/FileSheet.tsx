import { useId, type ReactNode } from 'react';
import * as styles from './FileSheet.module.css';

interface FileSheetProps {
  readonly name: string;
  readonly head: string;
  readonly number: string;
  /** On a screen as wide as two others; on paper they are all the same. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A sheet as it comes out of the printer, with holes to file it by. */
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
