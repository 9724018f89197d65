import type { ReactNode } from 'react';
import * as styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** Date, place, author: what a reader wants to know first. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
}

/** Heading and first sentence of a page. */
export function PageHeader({ title, lead, meta, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
