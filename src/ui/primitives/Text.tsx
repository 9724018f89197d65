import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

/** By name: dynamic access to the module would cost a function for each class. */
const sizes = {
  lead: styles.lead,
  body: styles.body,
  small: styles.small,
  tiny: styles.tiny,
};

interface TextProps {
  /** `lead` opens a section; `tiny` is for sources and notes. */
  readonly size?: keyof typeof sizes;
  /** In a softer color. */
  readonly isSoft?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Paragraph in a size of the type scale. */
export function Text({ size = 'body', isSoft = false, id, className, children }: TextProps) {
  const classes = [sizes[size], isSoft ? styles.soft : '', className].filter(Boolean).join(' ');
  return (
    <p id={id} className={classes}>
      {children}
    </p>
  );
}
