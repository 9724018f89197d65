import type { ReactNode } from 'react';
import * as styles from './Tag.module.css';

const variants = { plain: styles.plain, family: styles.family, live: styles.live };

interface TagProps {
  /** `family` takes the hue of the product family, `live` shows a dot for what is coming or on. */
  readonly variant?: keyof typeof variants;
  readonly children: ReactNode;
}

/** What something is, in a word or two. */
export function Tag({ variant = 'plain', children }: TagProps) {
  return <span className={`${styles.root} ${variants[variant]}`}>{children}</span>;
}
