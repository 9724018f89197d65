import copy from '../../copy/forms.json';
import { SiteLink } from '../primitives/SiteLink';
import { Text } from '../primitives/Text';

interface PrivateNoteProps {
  /** Stands before it: what else is to know of this form. */
  readonly before?: string;
}

/** Below a form: what becomes of what is written in it. */
export const PrivateNote = ({ before }: PrivateNoteProps) => (
  <Text look="source" isSoft>
    {before ? `${before} ` : null}
    {copy.private.text} <SiteLink href={copy.private.href}>{copy.private.link}</SiteLink>
  </Text>
);
