import type { ReactNode } from 'react';
import * as styles from './Grid.module.css';

interface GridProps {
  /** Share of the columns, wide screens only: asymmetric, because two halves say nothing. */
  readonly split: '4:8' | '5:7' | '6:6' | '7:5' | '8:4' | '3:9';
  /** Where the shorter column stands. */
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Two columns that stand under one another on small screens. */
export function Grid({ split, align = 'start', className, children }: GridProps) {
  const name = `split${split.replace(':', '')}` as const;
  const classes = [styles.root, styles[name as keyof typeof styles], styles[align], className];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
