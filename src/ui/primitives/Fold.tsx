import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Fold.module.css';

interface FoldProps {
  /** Its line, which is always in view; phrasing content or a heading. */
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  /** Of folds with the same name, one is open at a time. */
  readonly name?: string;
  readonly id?: string | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * An answer on request, as native `details`: it opens without scripts, find-in-page reaches it, and
 * on paper it is open.
 */
export function Fold(props: FoldProps) {
  const { title, isOpen, name, id, onToggle, className, children } = props;
  return (
    <details
      id={id}
      name={name}
      open={isOpen}
      className={className ? `${styles.root} ${className}` : styles.root}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={styles.line}>
        {title}
        <Icon name="plus" className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
