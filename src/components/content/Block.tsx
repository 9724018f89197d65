import type { ReactNode } from 'react';
import * as styles from './Block.module.css';

interface BlockProps {
  readonly title: string;
  readonly anchor?: string | null | undefined;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Block({ title, anchor, children }: BlockProps) {
  return (
    <section className={styles.root} id={anchor ?? undefined} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
