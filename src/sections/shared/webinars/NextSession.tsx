import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import copy from '../../../copy/webinar.json';
import { endOf } from '../../../time/stateAt';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { LiveEventState } from '../../../ui/live-events/LiveEventState';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Heading } from '../../../ui/primitives/Heading';
import { Meta } from '../../../ui/primitives/Meta';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { stateWords } from '../../../ui/webinar/stateWords';
import { useAftermath } from '../../../ui/webinar/useAftermath';
import { Voices } from '../../../ui/webinar/Voices';
import { useWayIn } from './useWayIn';
import { WebinarCalendar } from './WebinarCalendar';
import { WorldClocks, type Places } from './WorldClocks';
import * as styles from './NextSession.module.css';

interface NextSessionProps extends Places {
  readonly webinar: Queries.WebinarAheadFragment;
}

/** Next webinar with its local times, or the last one with its recording. */
export function NextSession({ webinar, ...places }: NextSessionProps) {
  const { path, title, description, startsAt, minutes, family, speakers } = webinar;
  const { href, action } = useWayIn(webinar);
  const aftermath = useAftermath(webinar);
  const isOver = aftermath !== undefined;
  return (
    <article data-family={family} className={styles.root}>
      <div className={styles.words}>
        <Meta isOnColor>
          <LiveEventState
            startsAt={startsAt}
            endsAt={endOf(startsAt, minutes)}
            words={stateWords(aftermath)}
          />
          <span>{fill(isOver ? copy.minutes : copy.free, { minutes })}</span>
        </Meta>
        <Heading level={2} size="lg">
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <Text>{description}</Text>
        <div className={styles.actions}>
          <ButtonLink href={href}>{action}</ButtonLink>
          <WebinarCalendar webinar={webinar} />
        </div>
      </div>
      <div className={styles.side}>
        <EntryFigure figure={webinar.figure as unknown as Figure} size="card" id="next" />
        <Voices people={speakers} />
      </div>
      {isOver || webinar.worldClocks.length === 0 ? null : (
        <div className={styles.clocks}>
          <WorldClocks webinar={webinar} {...places} />
        </div>
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment WebinarAhead on Webinar {
    ...WebinarOver
    zoneName
    timeZone
    worldClocks
    figure
    speakers {
      ...PersonPortrait
    }
  }
`;
