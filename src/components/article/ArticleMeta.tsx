import copy from '../../copy/templates.json';
import { Day } from '../primitives/Day';
import { Tag } from '../primitives/Tag';
import { ReadingTime } from './ReadingTime';

interface ArticleMetaProps {
  /** What the kind of page is called. */
  readonly kind: string;
  /** Day or month of the page. */
  readonly date: string;
  /** The date is that of the last change. */
  readonly isUpdated?: boolean;
  /** What there is to read, for its length. */
  readonly html: string;
}

/** What kind of text it is, from when, and how long it takes. */
export const ArticleMeta = ({ kind, date, isUpdated = false, html }: ArticleMetaProps) => (
  <>
    <Tag>{kind}</Tag>
    <span>
      {isUpdated ? `${copy.updated} ` : null}
      <Day iso={date} />
    </span>
    <ReadingTime html={html} />
  </>
);
