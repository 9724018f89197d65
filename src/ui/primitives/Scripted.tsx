import type { ReactNode } from 'react';
import * as styles from './Scripted.module.css';

interface ScriptedProps {
  /** A box of its own; without it the children take part in the layout themselves. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What only a script can do: not there without scripts, nor on paper. */
export const Scripted = ({ className, children }: ScriptedProps) => (
  <div className={className ? `${styles.hidden} ${className}` : styles.root}>{children}</div>
);
