import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import * as styles from './SeatPanel.module.css';

interface SeatPanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Registration panel beside the program, or what replaces it. */
export function SeatPanel({ id, title, children }: SeatPanelProps) {
  return (
    <aside className={styles.root} aria-labelledby={id} data-keep-clear>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </aside>
  );
}
