import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import copy from '../../copy/webinar.json';
import { fill } from '../../text/fillWords';
import { endOf, sessionAt } from '../../time/stateAt';
import { groundOf } from '../../ui/entry-figure/ground';
import type { EntryFigure } from '../../content-model/entry-figure';
import { Hours } from '../../ui/live-events/Hours';
import { LiveEventState } from '../../ui/live-events/LiveEventState';
import { ActionList } from '../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Meta } from '../../ui/primitives/Meta';
import { Text } from '../../ui/primitives/Text';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { stateWords } from '../../ui/webinar/stateWords';
import { useAftermath } from '../../ui/webinar/useAftermath';
import { Voices } from '../../ui/webinar/Voices';
import * as styles from './WebinarHead.module.css';

/** Where a reader of what was said goes on. */
const actions = [
  { text: copy.readAction, href: '#agenda' },
  { text: copy.next, href: '/webinar/' },
];

type WebinarHeadProps = Queries.WebinarHeadFragment & {
  /** Beside the words, and before the lead on phones: form or figure. */
  readonly side: ReactNode;
};

/** First screen of a webinar: its point, when it is or was, and the form or its figure beside it. */
export function WebinarHead({ side, ...page }: WebinarHeadProps) {
  const { term, title, description, startsAt, minutes, zoneName, speakers } = page;
  const aftermath = useAftermath(page);
  const times = { startsAt, endsAt: endOf(startsAt, minutes) };
  const isLive = sessionAt(useBuildNow(), page) === 'live';
  const isTold = aftermath?.is === 'transcript';
  const ground = groundOf(page.figure as unknown as EntryFigure);
  return (
    <header className={styles.root} {...ground}>
      <Container className={isTold ? `${styles.parts} ${styles.told}` : styles.parts}>
        <div className={styles.crumbs}>
          <Breadcrumbs trail={page.hubs} here={page.kindTitle} />
        </div>
        <div className={styles.title}>
          <Heading level={1} size="lg">
            <Text as="span" look="term" className={styles.term}>
              {term}
            </Text>{' '}
            {title}
          </Heading>
          <Meta isOnColor>
            <LiveEventState {...times} words={stateWords(aftermath)} />
            <span>{fill(aftermath || isLive ? copy.minutes : copy.free, { minutes })}</span>
            {aftermath ? <Day iso={startsAt.slice(0, 10)} /> : null}
          </Meta>
          {aftermath ? null : (
            <Text as="div" look="name">
              <Hours {...times} zoneName={zoneName} />
            </Text>
          )}
        </div>
        <div className={styles.side}>{side}</div>
        <div className={styles.words}>
          <Text look="lead">{description}</Text>
          {isTold ? <ActionList actions={actions} /> : null}
          <Voices people={speakers} />
        </div>
      </Container>
    </header>
  );
}

export const fragment = graphql`
  fragment WebinarHead on Webinar {
    kindTitle
    hubs {
      ...ActionLink
    }
    term
    title
    description
    figure
    zoneName
    ...WebinarAftermath
    speakers {
      ...PersonPortrait
    }
  }
`;
