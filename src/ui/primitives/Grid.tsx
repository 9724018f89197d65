import type { ReactNode } from 'react';
import * as styles from './Grid.module.css';

interface GridProps {
  /** Ratio of the columns on wide screens. */
  readonly split: '4:8' | '5:7' | '6:6';
  /** Alignment of the shorter column. */
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Two columns, stacked on small screens. */
export function Grid({ split, align = 'start', children }: GridProps) {
  const name = `split${split.replace(':', '')}` as const;
  const classes = [styles.root, styles[name as keyof typeof styles], styles[align]];
  return <div className={classes.join(' ')}>{children}</div>;
}
