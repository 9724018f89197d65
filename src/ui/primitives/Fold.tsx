import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Fold.module.css';

interface FoldProps {
  /** Its line, which is always in view; phrasing content or a heading. */
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  /** Always open, and without its line, where the page has columns: a fold for phones alone. */
  readonly isOpenWide?: boolean;
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
  const { title, isOpen, isOpenWide = false, name, id, onToggle, className, children } = props;
  const classes = [styles.root, isOpenWide ? styles.wide : '', className];
  return (
    <details
      id={id}
      name={name}
      open={isOpen}
      className={classes.filter(Boolean).join(' ')}
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
