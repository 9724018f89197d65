import type { ReactNode } from 'react';
import { Breadcrumbs } from '../primitives/Breadcrumbs';
import { Heading } from '../primitives/Heading';
import { Meta } from '../primitives/Meta';
import { Text } from '../primitives/Text';
import * as styles from './PageHeader.module.css';

/** Breadcrumbs: pages above, and the page’s short name. */
export interface Crumbs {
  readonly trail: readonly Queries.ActionLinkFragment[];
  readonly here: ReactNode;
}

interface PageHeaderProps {
  readonly crumbs?: Crumbs | undefined;
  /** Above the heading: kind, date, length, or customer. */
  readonly meta?: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** Breadcrumbs, heading and lead of a page. */
export function PageHeader({ crumbs, meta, title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {crumbs ? (
        <div className={styles.crumbs}>
          <Breadcrumbs {...crumbs} />
        </div>
      ) : null}
      {meta ? <Meta>{meta}</Meta> : null}
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <Text look="lead">{lead}</Text>
      {children}
    </header>
  );
}
