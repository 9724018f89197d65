import { fill } from '../../copy/fill';
import copy from '../../copy/webinar.json';
import { Card } from '../entries/Card';
import { ArrowLink } from '../primitives/ArrowLink';
import { Day } from '../primitives/Day';
import { Meta } from '../primitives/Meta';
import { useWayIn } from './useWayIn';

/** A webinar that is over, with what there is of it. */
export function PastWebinar(webinar: Queries.WebinarEntryFragment) {
  const { path, title, description, startsAt, minutes, family, picture } = webinar;
  const { href, action } = useWayIn(webinar);
  return (
    <Card
      picture={picture}
      wash="family"
      family={family}
      meta={
        <Meta>
          <Day iso={startsAt.slice(0, 10)} />
          <span>{fill(copy.minutes, { minutes })}</span>
        </Meta>
      }
      title={title}
      href={path}
      text={description}
    >
      <ArrowLink href={href}>{action}</ArrowLink>
    </Card>
  );
}
