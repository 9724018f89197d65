import type { ReactNode } from 'react';
import * as styles from './Heading.module.css';

interface HeadingProps {
  /** Place in the outline of the page, apart from its size. */
  readonly level: 1 | 2 | 3;
  /** Step of the type scale: one `xl` a page. */
  readonly size: 'xl' | 'lg' | 'md' | 'sm' | 'xs';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading in the lettering of the drawing sheets. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const classes = [styles[size], className].filter(Boolean).join(' ');
  return (
    <Tag id={id} className={classes}>
      {children}
    </Tag>
  );
}
