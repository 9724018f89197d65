import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import * as styles from './SideBlock.module.css';

interface SideBlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Block in the side column of an article, under a small heading. */
export function SideBlock({ title, children }: SideBlockProps) {
  return (
    <div className={styles.root}>
      <Heading level={2} size="label" className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
