import { useState } from 'react';
import { emptyEnquiry, isEmpty, readEnquiry, type Enquiry } from './enquiry';
import { session } from './session';

const KEY = 'enquiry';

/** An enquiry as it is typed. This tab keeps it over a reload; `forget` starts an empty one. */
export function useEnquiryDraft() {
  const [enquiry, setEnquiry] = useState(() => readEnquiry(session.read(KEY)));
  const keep = (next: Enquiry): void => {
    setEnquiry(next);
    if (isEmpty(next)) session.forget(KEY);
    else session.write(KEY, JSON.stringify(next));
  };
  return [enquiry, keep, () => keep(emptyEnquiry)] as const;
}
