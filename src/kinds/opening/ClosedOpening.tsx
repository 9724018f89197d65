import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { Notice } from '../../ui/primitives/Notice';
import { SiteLink } from '../../ui/primitives/SiteLink';

interface ClosedOpeningProps {
  readonly closes: string;
  /** Where the open ones stand. */
  readonly register: string;
}

/** Says on the page of a role that nobody can have any more that it is so, and leads to the others. */
export const ClosedOpening = ({ closes, register }: ClosedOpeningProps) => (
  <Notice tone="plain" title={copy.closed}>
    {fill(copy.closedText, { date: inWords(closes) })}{' '}
    <SiteLink href={register}>{copy.open}</SiteLink>
  </Notice>
);
