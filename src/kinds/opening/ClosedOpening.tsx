import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { Notice } from '../../ui/primitives/Notice';
import { SiteLink } from '../../ui/primitives/SiteLink';

interface ClosedOpeningProps {
  readonly closes: string;
  /** Address of the open roles. */
  readonly register: string;
}

/** Notice that a role is closed, with a link to the open ones. */
export const ClosedOpening = ({ closes, register }: ClosedOpeningProps) => (
  <Notice tone="plain" title={copy.closed}>
    {fill(copy.closedText, { date: inWords(closes) })}{' '}
    <SiteLink href={register}>{copy.open}</SiteLink>
  </Notice>
);
