import { Day } from '../primitives/Day';
import { Meta } from '../primitives/Meta';

interface EntryMetaProps {
  readonly page: { readonly kindTitle: string; readonly dated: string | null };
}

/** What kind of page it is, and from when. */
export function EntryMeta({ page: { kindTitle, dated } }: EntryMetaProps) {
  return (
    <Meta>
      <span>{kindTitle}</span>
      {dated ? <Day iso={dated} /> : null}
    </Meta>
  );
}
