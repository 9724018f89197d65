import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

interface TextProps {
  /** `lead` opens a section; `tiny` is for sources and notes. */
  readonly size?: 'lead' | 'body' | 'small' | 'tiny';
  /** Quieter than the text around it. */
  readonly isSoft?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A paragraph in one of the sizes of the type scale. */
export function Text({ size = 'body', isSoft = false, id, className, children }: TextProps) {
  const classes = [styles[size], isSoft ? styles.soft : '', className].filter(Boolean).join(' ');
  return (
    <p id={id} className={classes}>
      {children}
    </p>
  );
}
