import { fill } from '../../text/fillWords';
import copy from '../../copy/templates.json';
import { minutesOf } from '../../text/markdown/minutesOf';

/** Reading time of a piece of HTML. */
export const ReadingTime = ({ html }: { readonly html: string }) => (
  <span>{fill(copy.minutes, { minutes: minutesOf(html) })}</span>
);
