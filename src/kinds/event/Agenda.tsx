import { graphql } from 'gatsby';
import { Program } from '../../ui/live-events/Program';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import { AddToCalendar } from './AddToCalendar';
import * as styles from './Agenda.module.css';

interface AgendaProps {
  readonly page: Queries.EventAgendaFragment;
  readonly title: string;
}

/** Agenda of an event, in local time. */
export function Agenda({ page, title }: AgendaProps) {
  return (
    <section aria-labelledby="agenda">
      <div className={styles.head}>
        <Heading level={2} size="md" id="agenda">
          {title}
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
        <Text look="source" className={styles.zones}>
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
