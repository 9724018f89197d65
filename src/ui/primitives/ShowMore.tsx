import type { ReactNode } from 'react';
import { buttonClass } from './Button';
import * as styles from './ShowMore.module.css';

interface ShowMoreProps {
  /** How many follow. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** What follows the button and can be focused: links, or the lines of folds. */
const FIRST = 'summary ~ a, summary ~ * :is(a, summary)';

/** The first that takes the focus, which what a filter hides does not; where nothing does, the rest itself. */
function focusIn(opened: HTMLElement): void {
  for (const one of opened.querySelectorAll<HTMLElement>(FIRST)) {
    one.focus();
    if (document.activeElement === one) return;
  }
  const rest = opened.querySelector<HTMLElement>('summary ~ *');
  rest?.setAttribute('tabindex', '-1');
  rest?.focus();
}

/**
 * The rest of a list, in place; the focus goes to the first of it, save where an address opened it,
 * which led to one. It opens without scripts as well, and on paper it is open.
 */
export const ShowMore = ({ label, children }: ShowMoreProps) => (
  <details
    className={styles.root}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open && !currentTarget.querySelector(':target')) focusIn(currentTarget);
    }}
  >
    <summary className={buttonClass({ variant: 'secondary' })}>{label}</summary>
    {children}
  </details>
);
