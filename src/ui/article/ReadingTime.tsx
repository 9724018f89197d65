import { fill } from '../../text/fillWords';
import copy from '../../copy/templates.json';
import { minutesOf } from '../../text/markdown/minutesOf';

/** How long a piece of HTML takes to read. */
export const ReadingTime = ({ html }: { readonly html: string }) => (
  <span>{fill(copy.minutes, { minutes: minutesOf(html) })}</span>
);
