import { daysUntil } from '../../time/daysUntil';
import { stateAt } from '../../time/stateAt';
import { useBuildNow } from '../time/useBuildNow';
import { Tag } from '../primitives/Tag';
import { fill } from '../../text/fillWords';

export interface LiveEventTimes {
  /** ISO moments with their offset. */
  readonly startsAt: string;
  readonly endsAt: string;
}

interface LiveEventStateProps extends LiveEventTimes {
  /** Words of each state; `{days}` stands for their number. */
  readonly words: {
    readonly live: string;
    readonly past: string;
    readonly today: string;
    readonly tomorrow: string;
    readonly inDays: string;
  };
}

/** State of an event or webinar in words (days left, live, over), by the visitor’s clock. */
export function LiveEventState({ startsAt, endsAt, words }: LiveEventStateProps) {
  const now = useBuildNow();
  const state = stateAt(now, startsAt, endsAt);
  if (state === 'past') return <Tag>{words.past}</Tag>;
  if (state === 'live') return <Tag variant="live">{words.live}</Tag>;
  const days = daysUntil(now, startsAt);
  const text = [words.today, words.tomorrow][days] ?? fill(words.inDays, { days });
  return <Tag variant="live">{text}</Tag>;
}
