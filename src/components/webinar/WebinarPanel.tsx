import { graphql } from 'gatsby';
import { fill } from '../../copy/fill';
import copy from '../../copy/webinar.json';
import { inWords } from '../../dates/inWords';
import { RegistrationForm } from '../live-events/RegistrationForm';
import { SeatPanel } from '../live-events/SeatPanel';
import { ButtonLink } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { useAftermath } from './useAftermath';

/** Before its end the way to a seat; afterwards the recording, or what there is in its place. */
export function WebinarPanel(page: Queries.WebinarPanelFragment) {
  const { title, minutes, recordingOn } = page;
  const aftermath = useAftermath(page);
  if (!aftermath) {
    return (
      <SeatPanel id="seat" title={copy.seat}>
        <Text size="small" isSoft>
          {copy.seatText}
        </Text>
        <RegistrationForm title={title} labelledBy="seat" />
      </SeatPanel>
    );
  }
  const { is, href, action } = aftermath;
  const words = {
    recording: [copy.watch, fill(copy.watchText, { minutes })],
    transcript: [copy.read, copy.readText],
    nothing: [
      copy.wait,
      recordingOn ? fill(copy.comesOn, { day: inWords(recordingOn) }) : copy.untold,
    ],
  }[is];
  return (
    <SeatPanel id="seat" title={words[0] ?? ''}>
      <Text size="small" isSoft>
        {words[1]}
      </Text>
      <ButtonLink href={href} isBlock>
        {action}
      </ButtonLink>
    </SeatPanel>
  );
}

export const fragment = graphql`
  fragment WebinarPanel on Webinar {
    title
    ...WebinarAftermath
    recordingOn
  }
`;
