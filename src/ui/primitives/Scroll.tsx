import type { ReactNode } from 'react';
import '../../styles/scroll.css';

interface ScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolling region for a wide table, reachable by keyboard. */
export const Scroll = ({ label, children }: ScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached
  <div role="region" aria-label={label} tabIndex={0} className="scroll">
    {children}
  </div>
);
