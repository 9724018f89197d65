import type { ReactNode } from 'react';
import * as styles from './Grid.module.css';

interface GridProps {
  /** Share of the columns, wide screens only: asymmetric, because two halves say nothing. */
  readonly split: '4:8' | '5:7' | '6:6';
  /** Where the shorter column stands. */
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Two columns that stand under one another on small screens. */
export function Grid({ split, align = 'start', children }: GridProps) {
  const name = `split${split.replace(':', '')}` as const;
  const classes = [styles.root, styles[name as keyof typeof styles], styles[align]];
  return <div className={classes.join(' ')}>{children}</div>;
}
