import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Split.module.css';

interface SplitProps {
  /** Of the columns, from 1000 px on: three ratios, two of them either way around. */
  readonly ratio: '4:8' | '5:7' | '6:6' | '7:5' | '8:4';
  /** How the shorter column lies beside the longer one. */
  readonly align?: 'start' | 'center' | 'end';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Two columns on wide screens, one below the other elsewhere. */
export function Split({ ratio, align = 'start', id, className, children }: SplitProps) {
  const style = { '--ratio': `${ratio.replace(':', 'fr ')}fr` } as CSSProperties;
  const classes = [styles.root, styles[align], className].filter(Boolean).join(' ');
  return (
    <div id={id} className={classes} style={style}>
      {children}
    </div>
  );
}
