import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/webinar.json';
import own from './words.json';
import { inWords } from '../../time/inWords';
import { sessionAt } from '../../time/stateAt';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { Form as SeatForm } from '../../ui/forms/Form';
import { Gate } from '../../ui/forms/Gate';
import { SeatPanel } from '../../ui/live-events/SeatPanel';
import { ButtonLink } from '../../ui/primitives/Button';
import { Text } from '../../ui/primitives/Text';
import { useAftermath } from '../../ui/webinar/useAftermath';

type Form = Queries.FormPartsFragment | null;
type WebinarPanelProps = Queries.WebinarPanelFragment & {
  /** Forms of the registration, and of the recording. */
  readonly seat: Form;
  readonly onDemand: Form;
};

/** Registration until the end; afterwards the recording, or the next webinars until the words are there. */
export function WebinarPanel({ seat, onDemand, ...page }: WebinarPanelProps) {
  const { minutes, recordingOn } = page;
  const isLive = sessionAt(useBuildNow(), page) === 'live';
  const aftermath = useAftermath(page);
  if (!aftermath) {
    return (
      <SeatPanel id="seat" title={isLive ? copy.join : copy.seat}>
        <Text look="small" isSoft>
          {isLive ? own.joinText : own.seatText}
        </Text>
        {seat ? <SeatForm form={seat} labelledBy="seat" /> : null}
      </SeatPanel>
    );
  }
  const { is, href, action } = aftermath;
  const isRecorded = is === 'recording';
  const waits = recordingOn ? fill(own.comesOn, { day: inWords(recordingOn) }) : own.untold;
  return (
    <SeatPanel id="seat" title={isRecorded ? own.watch : own.wait}>
      <Text look="small" isSoft>
        {isRecorded ? fill(own.watchText, { minutes }) : waits}
      </Text>
      {isRecorded && onDemand ? (
        <Gate form={onDemand} labelledBy="seat" href={href} action={action} />
      ) : (
        <ButtonLink href={href} isBlock>
          {action}
        </ButtonLink>
      )}
    </SeatPanel>
  );
}

export const fragment = graphql`
  fragment WebinarPanel on Webinar {
    ...WebinarAftermath
    recordingOn
  }
`;
