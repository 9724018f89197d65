import copy from '../../copy/templates.json';
import { Day } from '../primitives/Day';
import { Tag } from '../primitives/Tag';
import { ReadingTime } from './ReadingTime';

export interface ArticleDates {
  /** Day or month that the page is of. */
  readonly date?: string;
  /** Day of first publication, of a page that is kept up to date. */
  readonly published?: string;
  /** Day of its last change. */
  readonly updated?: string;
}

interface ArticleMetaProps extends ArticleDates {
  /** What the kind of page is called. */
  readonly kind: string;
  /** What there is to read, for its length. */
  readonly html: string;
}

/** What kind of text it is, from when, and how long it takes. */
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
