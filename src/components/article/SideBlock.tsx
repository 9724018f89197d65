import type { ReactNode } from 'react';
import * as styles from './SideBlock.module.css';

interface SideBlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter of the side of an article, under a quiet heading. */
export function SideBlock({ title, children }: SideBlockProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
