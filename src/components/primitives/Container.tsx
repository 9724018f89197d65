import type { ReactNode } from 'react';
import * as styles from './Container.module.css';

interface ContainerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The column that header, sections and footer share: one left edge for the whole page. */
export function Container({ className, children }: ContainerProps) {
  return <div className={className ? `${styles.root} ${className}` : styles.root}>{children}</div>;
}
