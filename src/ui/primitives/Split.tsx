import type { ReactNode } from 'react';
import * as styles from './Split.module.css';

const ratios = {
  '4:8': styles.narrow,
  '5:7': styles.uneven,
  '6:6': styles.even,
  '7:5': styles.unevenBack,
  '8:4': styles.narrowBack,
};

interface SplitProps {
  /** Of the columns, from 1000 px on: three ratios, two of them either way around. */
  readonly ratio: keyof typeof ratios;
  /** How the shorter column lies beside the longer one. */
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Two columns on wide screens, one below the other elsewhere. */
export function Split({ ratio, align = 'start', className, children }: SplitProps) {
  const classes = [styles.root, ratios[ratio], styles[align], className];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
