import type { ReactNode } from 'react';
import * as styles from './Tag.module.css';

interface TagProps {
  /** `family` takes the hue of the product family, `live` shows a dot for what is coming or on. */
  readonly variant?: 'plain' | 'family' | 'live';
  readonly children: ReactNode;
}

/** What something is, in a word or two. */
export function Tag({ variant = 'plain', children }: TagProps) {
  return <span className={`${styles.root} ${styles[variant]}`}>{children}</span>;
}
