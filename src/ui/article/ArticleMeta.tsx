import copy from '../../copy/templates.json';
import { Day } from '../primitives/Day';
import { Tag } from '../primitives/Tag';
import { ReadingTime } from './ReadingTime';

export interface ArticleDates {
  /** Day or month of publication. */
  readonly date?: string;
  /** Day of first publication, for pages that are kept up to date. */
  readonly published?: string;
  /** Day of its last change. */
  readonly updated?: string;
}

interface ArticleMetaProps extends ArticleDates {
  /** Name of the kind of page. */
  readonly kind: string;
  /** HTML from which the reading time is calculated. */
  readonly html: string;
}

/** Kind, date and reading time of an article. */
export const ArticleMeta = ({ kind, date, published, updated, html }: ArticleMetaProps) => (
  <>
    <Tag>{kind}</Tag>
    {date ? <Day iso={date} /> : null}
    {published ? (
      <span>
        {copy.published} <Day iso={published} />
      </span>
    ) : null}
    {updated && updated !== published ? (
      <span>
        {copy.updated} <Day iso={updated} />
      </span>
    ) : null}
    <ReadingTime html={html} />
  </>
);
