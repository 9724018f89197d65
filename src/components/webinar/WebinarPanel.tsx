import { graphql } from 'gatsby';
import { mailTo } from '../../forms/mail';
import { fill } from '../../copy/fill';
import copy from '../../copy/webinar.json';
import { endOf, stateAt } from '../../dates/stateAt';
import { useBuildNow } from '../../dates/useBuildNow';
import { RegistrationForm } from '../live-events/RegistrationForm';
import { SeatPanel } from '../live-events/SeatPanel';
import { ButtonLink } from '../primitives/Button';
import { Text } from '../primitives/Text';

/** Before its end the way to a seat, afterwards the recording. */
export function WebinarPanel(page: Queries.WebinarPanelFragment) {
  const { title, startsAt, minutes, recording } = page;
  const isOver = stateAt(useBuildNow(), startsAt, endOf(startsAt, minutes)) === 'past';
  if (!isOver) {
    return (
      <SeatPanel id="seat" title={copy.seat}>
        <Text size="small" isSoft>
          {copy.seatText}
        </Text>
        <RegistrationForm title={title} labelledBy="seat" />
      </SeatPanel>
    );
  }
  const request = mailTo({ subject: fill(copy.subject, { title }), lines: [] });
  return (
    <SeatPanel id="seat" title={copy.watch}>
      <Text size="small" isSoft>
        {recording ? fill(copy.watchText, { minutes }) : copy.soonText}
      </Text>
      <ButtonLink href={recording ?? request} isBlock>
        {recording ? copy.recording : copy.ask}
      </ButtonLink>
    </SeatPanel>
  );
}

export const fragment = graphql`
  fragment WebinarPanel on Webinar {
    title
    startsAt
    minutes
    recording
  }
`;
