import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';
import * as styles from './ArrowLink.module.css';

interface ArrowLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link with arrow, quieter than a button. */
export function ArrowLink({ href, className, children }: ArrowLinkProps) {
  return (
    <SiteLink href={href} className={className ? `${styles.root} ${className}` : styles.root}>
      {children} <Icon name="arrow-right" className={styles.arrow} />
    </SiteLink>
  );
}
