import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import own from './words.json';
import { fill } from '../../text/fillWords';
import { EventState } from '../../ui/event/EventState';
import { Hours } from '../../ui/live-events/Hours';
import { RegistrationForm } from './RegistrationForm';
import { SeatPanel } from '../../ui/live-events/SeatPanel';
import { Track } from '../../ui/plot/Track';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Meta } from '../../ui/primitives/Meta';
import { Picture } from '../../ui/primitives/Picture';
import { Text } from '../../ui/primitives/Text';
import { EventNotice } from './EventNotice';
import { EventTitle } from './EventTitle';
import * as styles from './SeatHead.module.css';

type SeatHeadProps = Queries.SeatHeadFragment & {
  readonly form: Queries.FormPartsFragment | null;
};

/** Before an event: when, where, how many seats are left and what they cost, beside the form. */
export function SeatHead({ form, ...page }: SeatHeadProps) {
  const { hubs, kindTitle, term, headline, description, venue, seats, image } = page;
  const facts = [
    { label: copy.when, value: <Hours {...page} /> },
    { label: copy.where, value: `${venue.name}, ${venue.address}, ${venue.city}` },
    ...(seats ? [{ label: own.seats, value: <SeatsLeft {...seats} /> }] : []),
  ];
  return (
    <header data-wash="family" className={styles.root}>
      <Container className={styles.grid}>
        <div className={styles.words}>
          <Breadcrumbs trail={hubs} here={kindTitle} />
          <EventTitle term={term}>{headline}</EventTitle>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <Text as="dt" look="source">
                  {label}
                </Text>
                <Text as="dd" look="label">
                  {value}
                </Text>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.seat}>
          <SeatPanel id="tickets" title={copy.takeSeat}>
            {form ? (
              <RegistrationForm
                form={form}
                labelledBy="tickets"
                tickets={page.tickets}
                fold={own.prepare}
              />
            ) : null}
            {page.terms ? <Text look="source">{page.terms}</Text> : null}
          </SeatPanel>
        </div>
        <div className={styles.more}>
          <Meta isOnColor>
            <EventState {...page} />
            <span>{copy.series[page.series as keyof typeof copy.series]}</span>
          </Meta>
          <Text look="lead">{description}</Text>
          <Text look="small">{page.audience}</Text>
          <EventNotice {...page} />
          <Picture picture={image} className={styles.model} />
        </div>
      </Container>
    </header>
  );
}

const SeatsLeft = ({ taken, total }: { readonly taken: number; readonly total: number }) => (
  <Track value={taken} of={total} label={fill(own.left, { left: total - taken, total })} />
);

export const fragment = graphql`
  fragment SeatHead on Event {
    ...EventTitle
    ...EventNotice
    description
    series
    startsAt
    endsAt
    zoneName
    audience
    terms
    venue {
      name
      address
      city
    }
    seats {
      taken
      total
    }
    tickets {
      name
      note
      price
      isSoldOut
    }
    image {
      ...PictureHalf
    }
  }
`;
