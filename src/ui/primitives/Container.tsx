import type { ReactNode } from 'react';
import * as styles from './Container.module.css';

interface ContainerProps {
  /** Anchor. */
  readonly id?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Page width shared by header, sections and footer. */
export function Container({ id, className, children }: ContainerProps) {
  return (
    <div id={id ?? undefined} className={className ? `${styles.root} ${className}` : styles.root}>
      {children}
    </div>
  );
}
