import type { ReactNode } from 'react';
import * as styles from './Container.module.css';

interface ContainerProps {
  /** Name that links can point at. */
  readonly id?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The column that header, sections and footer share: one left edge for the whole page. */
export function Container({ id, className, children }: ContainerProps) {
  return (
    <div id={id ?? undefined} className={className ? `${styles.root} ${className}` : styles.root}>
      {children}
    </div>
  );
}
