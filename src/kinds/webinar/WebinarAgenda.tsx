import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/webinar.json';
import { Program } from '../../ui/live-events/Program';
import { TitledPart } from '../../ui/live-events/TitledPart';
import { minuteAnchor } from '../../ui/webinar/minuteAnchor';
import { useAftermath } from '../../ui/webinar/useAftermath';

/** Agenda of a webinar, with the transcript if there is no recording. */
export function WebinarAgenda(page: Queries.WebinarAgendaFragment) {
  const isTold = useAftermath(page)?.is === 'transcript';
  return (
    <TitledPart id="agenda" title={isTold ? copy.said : copy.agenda}>
      <Program
        items={page.agenda.map(({ minute, title, text, said }) => ({
          id: minuteAnchor(minute),
          time: fill(copy.minute, { minute }),
          title,
          text,
          html: isTold ? said : null,
        }))}
      />
    </TitledPart>
  );
}

export const fragment = graphql`
  fragment WebinarAgenda on Webinar {
    ...WebinarAftermath
    agenda {
      minute
      title
      text
      said
    }
  }
`;
