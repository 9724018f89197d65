import type { ReactNode } from 'react';
import * as styles from './Tag.module.css';

const variants = { plain: styles.plain, family: styles.family, live: styles.live };

interface TagProps {
  /** `family` takes the hue of the product family, `live` has a dot. */
  readonly variant?: keyof typeof variants;
  readonly children: ReactNode;
}

/** Tag of one or two words. */
export function Tag({ variant = 'plain', children }: TagProps) {
  return <span className={`${styles.root} ${variants[variant]}`}>{children}</span>;
}
