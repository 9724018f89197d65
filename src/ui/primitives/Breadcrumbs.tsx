import { useContext, type ReactNode } from 'react';
import copy from '../../copy/layout.json';
import { SiteLink } from './SiteLink';
import { SpecimenContext } from './SpecimenContext';
import * as styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly trail: readonly Queries.ActionLinkFragment[];
  /** Name of the current page, the last item. */
  readonly here: ReactNode;
}

/** Breadcrumbs. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  const steps = (
    <ol className={styles.list}>
      {trail.map(({ text, href }) => (
        <li key={href} className={styles.item}>
          <SiteLink href={href} className={styles.link}>
            {text}
          </SiteLink>
        </li>
      ))}
      <li aria-current="page" className={styles.item}>
        {here}
      </li>
    </ol>
  );
  return useContext(SpecimenContext) ? steps : <nav aria-label={copy.breadcrumbs}>{steps}</nav>;
}
