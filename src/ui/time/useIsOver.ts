import { stateAt } from '../../time/stateAt';
import { useBuildNow } from './useBuildNow';

interface Times {
  /** ISO moments with their offset. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether an event is over: on the day of the build in the HTML, then by the visitor’s clock. */
export const useIsOver = ({ startsAt, endsAt }: Times): boolean =>
  stateAt(useBuildNow(), startsAt, endsAt) === 'past';
