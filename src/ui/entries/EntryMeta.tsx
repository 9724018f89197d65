import { Day } from '../primitives/Day';
import { Meta } from '../primitives/Meta';

interface EntryMetaProps {
  readonly page: { readonly kindTitle: string; readonly dated: string | null };
}

/** Kind and date of a page. */
export function EntryMeta({ page: { kindTitle, dated } }: EntryMetaProps) {
  return (
    <Meta>
      <span>{kindTitle}</span>
      {dated ? <Day iso={dated} /> : null}
    </Meta>
  );
}
