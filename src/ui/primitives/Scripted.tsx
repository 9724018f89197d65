import type { ReactNode } from 'react';
import * as styles from './Scripted.module.css';

interface ScriptedProps {
  /** Class of a wrapper; without one the children join the layout themselves. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content that needs scripts: absent without them and on paper. */
export const Scripted = ({ className, children }: ScriptedProps) => (
  <div className={className ? `${styles.hidden} ${className}` : styles.root}>{children}</div>
);
