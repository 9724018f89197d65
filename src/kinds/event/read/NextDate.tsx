import { graphql } from 'gatsby';
import copy from '../../../copy/event.json';
import words from '../words.json';
import own from './words.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Hours } from '../../../ui/live-events/Hours';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { stillToCome } from '../stillToCome';
import * as styles from './NextDate.module.css';

interface NextDateProps {
  /** Those to come, the nearest first. */
  readonly events: readonly Queries.EventNextFragment[];
}

const dayOf = ({ startsAt }: { readonly startsAt: string }): string =>
  inWords(startsAt.slice(0, 10));

/** After an event, the date to come that is nearest to it, and further ones; none where nothing comes. */
export function NextDate({ events }: NextDateProps) {
  const [next, ...others] = stillToCome(events, useBuildNow());
  if (!next) return null;
  const { path, headline, venue, seats } = next;
  const heading = fill(own.nextTitle, {
    city: venue.city,
    day: dayOf(next),
    title: headline,
  });
  return (
    <Section
      title={heading}
      lead={next.description}
      anchor="next"
      head="split"
      size="md"
      ground="wash"
      isTight
    >
      <Split ratio="7:5" align="end">
        <div className={styles.seat}>
          <Text look="label" as="div">
            <Hours {...next} />
          </Text>
          <Text look="small">
            {venue.name}, {venue.city}.{' '}
            {seats ? (
              <b>{fill(words.left, { left: seats.total - seats.taken, total: seats.total })}</b>
            ) : null}
          </Text>
          <ButtonLink href={`${path}#tickets`}>{copy.takeSeat}</ButtonLink>
        </div>
        <Rows>
          {others.map((other) => (
            <li key={other.path}>
              <Text as="span" look="source">
                {fill(words.nearestDay, { city: other.venue.city, day: dayOf(other) })}
              </Text>
              <br />
              <SiteLink href={other.path} className={styles.link}>
                {other.headline}
              </SiteLink>
            </li>
          ))}
        </Rows>
      </Split>
    </Section>
  );
}

export const fragment = graphql`
  fragment EventNext on Event {
    path
    headline
    description
    startsAt
    endsAt
    zoneName
    canceled {
      on
    }
    venue {
      name
      city
    }
    seats {
      taken
      total
    }
  }
`;
