import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import * as styles from './SideBlock.module.css';

interface SideBlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter of the side of an article, under a quiet heading. */
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
