import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

/** By name, as in all such tables: a module asked for whichever class costs a function for each. */
const sizes = {
  lead: styles.lead,
  body: styles.body,
  small: styles.small,
  tiny: styles.tiny,
};

interface TextProps {
  /** `lead` opens a section; `tiny` is for sources and notes. */
  readonly size?: keyof typeof sizes;
  /** Quieter than the text around it. */
  readonly isSoft?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A paragraph in one of the sizes of the type scale. */
export function Text({ size = 'body', isSoft = false, id, className, children }: TextProps) {
  const classes = [sizes[size], isSoft ? styles.soft : '', className].filter(Boolean).join(' ');
  return (
    <p id={id} className={classes}>
      {children}
    </p>
  );
}
