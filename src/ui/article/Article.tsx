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
  /** On small screens, contents go before the text, a contact after it. */
  readonly sideOnSmall?: 'before' | 'after';
  readonly children: ReactNode;
  /** Links to further pages, at full width below the text. */
  readonly after?: ReactNode;
}

/** Layout of an article: heading and text, a sticky side column, and links to further pages. */
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
