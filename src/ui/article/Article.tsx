import type { ReactNode } from 'react';
import copy from '../../copy/templates.json';
import { PageHeader, type Crumbs } from '../layout/PageHeader';
import * as styles from './Article.module.css';
import { Reading } from './Reading';

interface ArticleProps {
  readonly crumbs: Crumbs;
  /** Kind, date and length, in this order. */
  readonly meta: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** `SideBlock`s: contents, contact, facts. */
  readonly side: ReactNode;
  /** Contents stand before the text on small screens, a contact after it. */
  readonly sideOnSmall?: 'before' | 'after';
  readonly children: ReactNode;
  /** Where a reader may go from here, over the full width. */
  readonly after?: ReactNode;
}

/** A page that is read: heading over the text, a side that stays, and what comes next. */
export function Article(props: ArticleProps) {
  const { crumbs, meta, title, lead, side, sideOnSmall = 'after', children, after } = props;
  return (
    <>
      <article className={styles.root}>
        <Reading
          head={<PageHeader crumbs={crumbs} meta={meta} title={title} lead={lead} />}
          side={
            <aside aria-label={copy.aside} className={styles.side}>
              {side}
            </aside>
          }
          sideOnSmall={sideOnSmall}
        >
          {children}
        </Reading>
      </article>
      {after}
    </>
  );
}
