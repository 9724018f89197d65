import { useContext, type ReactNode } from 'react';
import { SpecimenContext } from './SpecimenContext';
import * as styles from './Heading.module.css';

const sizes = {
  xl: styles.xl,
  lg: styles.lg,
  md: styles.md,
  sm: styles.sm,
  xs: styles.xs,
  label: styles.label,
};

interface HeadingProps {
  /** Place in the outline of the page, apart from its size. */
  readonly level: 1 | 2 | 3;
  /** Step of the type scale: one `xl` a page; `label` is set as text, over what it names. */
  readonly size: keyof typeof sizes;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading in the lettering of the drawing sheets. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const isSpecimen = useContext(SpecimenContext);
  const Tag = `h${isSpecimen && level === 1 ? 2 : level}` as const;
  const classes = [sizes[size], className].filter(Boolean).join(' ');
  return (
    <Tag id={id} className={classes}>
      {children}
    </Tag>
  );
}
