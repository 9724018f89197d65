import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { Program } from '../live-events/Program';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { AddToCalendar } from './AddToCalendar';
import * as styles from './Agenda.module.css';

/** What happens when, in the time of the place. */
export function Agenda(page: Queries.EventAgendaFragment) {
  return (
    <section aria-labelledby="agenda">
      <div className={styles.head}>
        <Heading level={2} size="md" id="agenda">
          {copy.agenda}
        </Heading>
        <AddToCalendar {...page} />
      </div>
      <Program
        items={page.agenda.map(({ speakers, ...item }) => ({
          ...item,
          who: speakers.map((one) => `${one?.name}, ${one?.company}`).join('; '),
        }))}
      />
      {page.zones ? (
        <Text size="tiny" className={styles.zones}>
          {page.zones}
        </Text>
      ) : null}
    </section>
  );
}

export const fragment = graphql`
  fragment EventAgenda on Event {
    ...EventCalendar
    zones
    agenda {
      time
      title
      text
      isPause
      speakers {
        name
        company
      }
    }
  }
`;
