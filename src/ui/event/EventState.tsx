import copy from '../../copy/event.json';
import { useStanding } from '../time/useStanding';
import { LiveEventState, type LiveEventTimes } from '../live-events/LiveEventState';
import { Tag } from '../primitives/Tag';

interface EventStateProps extends LiveEventTimes {
  readonly canceled: object | null;
  readonly moved: object | null;
}

/** State of an event: days left, canceled, or moved. */
export function EventState({ canceled, moved, ...times }: EventStateProps) {
  const standing = useStanding({ ...times, canceled });
  if (standing === 'canceled') return <Tag>{copy.canceled}</Tag>;
  return (
    <>
      <LiveEventState {...times} words={copy} />
      {moved && standing === 'upcoming' ? <Tag>{copy.moved}</Tag> : null}
    </>
  );
}
