import { useContext, type ReactNode } from 'react';
import { SpecimenContext } from './SpecimenContext';
import * as styles from './Heading.module.css';

const sizes = {
  xl: styles.xl,
  page: styles.page,
  lg: styles.lg,
  md: styles.md,
  sm: styles.sm,
  xs: styles.xs,
  label: styles.label,
};

interface HeadingProps {
  /** Heading level, independent of size. */
  readonly level: 1 | 2 | 3;
  /**
   * Step of the scale. An `h1` is `page` where a page sells and `xl` elsewhere; parts of a page are
   * `md`, what is in them `sm` and `xs`; `label` is set as text.
   */
  readonly size: keyof typeof sizes;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Heading in the display typeface. */
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
