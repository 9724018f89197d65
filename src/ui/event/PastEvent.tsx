import copy from '../../copy/event.json';
import { Card } from '../entries/Card';
import { ArrowLink } from '../primitives/ArrowLink';
import { Day } from '../primitives/Day';
import { Meta } from '../primitives/Meta';

/** Card of a past event, with its recap. */
export function PastEvent(event: Queries.EventEntryFragment) {
  const { path, title, headline, description, startsAt, venue, picture, recap, canceled } = event;
  return (
    <Card
      picture={picture}
      wash="rose"
      meta={
        <Meta>
          <Day iso={startsAt.slice(0, 10)} />
          <span>{venue.city}</span>
          {canceled ? <span>{copy.canceled}</span> : null}
        </Meta>
      }
      title={headline ?? title}
      href={path}
      text={recap?.lead ?? description}
    >
      {recap ? (
        <>
          <ArrowLink href={path}>{copy.readRecap}</ArrowLink>
          {recap.links.map(({ text, href }) => (
            <ArrowLink key={href} href={href}>
              {text}
            </ArrowLink>
          ))}
        </>
      ) : null}
    </Card>
  );
}
