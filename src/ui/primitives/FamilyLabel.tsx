import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink';
import * as styles from './FamilyLabel.module.css';

interface FamilyLabelProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Name of a product family with its dot, in its hue (`data-family` around it). */
export function FamilyLabel({ href, className, children }: FamilyLabelProps) {
  return (
    <SiteLink href={href} className={className ? `${styles.root} ${className}` : styles.root}>
      {children}
    </SiteLink>
  );
}
