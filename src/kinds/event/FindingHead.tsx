import { graphql } from 'gatsby';
import copy from './words.json';
import { fill } from '../../text/fillWords';
import { inDay, inWords } from '../../time/inWords';
import { ActionList } from '../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Text } from '../../ui/primitives/Text';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { useStanding } from '../../ui/time/useStanding';
import { EventNotice } from './EventNotice';
import { EventTitle } from './EventTitle';
import { stillToCome } from './stillToCome';
import * as styles from './FindingHead.module.css';

type FindingHeadProps = Queries.FindingHeadFragment & {
  readonly events: readonly Queries.EventNextFragment[];
};

/** After an event: what was found out, when it was, and the date that is nearest to it now. */
export function FindingHead({ events, ...page }: FindingHeadProps) {
  const { hubs, kindTitle, term, headline, description, startsAt, venue, recap } = page;
  const isOver = useStanding(page) === 'past';
  const [next] = stillToCome(events, useBuildNow());
  const heading = (isOver && recap?.title) || headline;
  const nextWords = next && { city: next.venue.city, day: inWords(next.startsAt.slice(0, 10)) };
  const actions = [
    ...(next
      ? [
          {
            text: fill(copy.nextIn, {
              city: next.venue.city,
              day: inDay(next.startsAt.slice(0, 10)).split(', ')[1] ?? '',
            }),
            href: '#next',
          },
        ]
      : []),
    ...(isOver && recap?.own ? [{ text: copy.ownReading, href: '#own' }] : []),
  ];
  return (
    <header>
      <Container className={styles.root}>
        <Breadcrumbs trail={hubs} here={kindTitle} />
        {isOver ? (
          <Text look="small">
            <b>
              {fill(copy.held, {
                venue: venue.name,
                city: venue.city,
                day: inWords(startsAt.slice(0, 10)),
              })}
            </b>{' '}
            {next && nextWords ? (
              <>
                {copy.nearest}{' '}
                <SiteLink href={next.path} className={styles.next}>
                  {fill(copy.nearestDay, nextWords)}
                </SiteLink>
              </>
            ) : null}
          </Text>
        ) : null}
        <EventTitle term={term}>{heading}</EventTitle>
        <EventNotice {...page} />
        <div className={styles.lead}>
          <Text look="lead">{isOver ? (recap?.lead ?? copy.untold) : description}</Text>
          <ActionList actions={actions} />
        </div>
      </Container>
    </header>
  );
}

export const fragment = graphql`
  fragment FindingHead on Event {
    ...EventTitle
    ...EventNotice
    description
    venue {
      name
      city
    }
    recap {
      title
      lead
      own {
        title
      }
    }
  }
`;
