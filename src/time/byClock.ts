import { stateAt } from './stateAt';
import type { Standing as Timed } from './standingAt';

interface ByClock<Page> {
  /** The one that comes next or goes on; where nothing does, the one that was last. */
  readonly first: Page | undefined;
  /** What comes after it, soonest first; what was called off stays here until its day is over. */
  readonly later: readonly Page[];
  /** What is over, newest first. */
  readonly past: readonly Page[];
}

const startOf = ({ startsAt }: Timed): number => Date.parse(startsAt);

/** Things with a time as they lie before and behind a moment. */
export function byClock<Page extends Timed>(pages: readonly Page[], now: number): ByClock<Page> {
  const inOrder = [...pages].sort((one, other) => startOf(one) - startOf(other));
  const isOver = ({ startsAt, endsAt }: Page): boolean => stateAt(now, startsAt, endsAt) === 'past';
  const past = inOrder.filter(isOver).reverse();
  const coming = inOrder.filter((page) => !isOver(page));
  const first = coming.find(({ canceled }) => !canceled) ?? past.find(({ canceled }) => !canceled);
  return {
    first,
    later: coming.filter((page) => page !== first),
    past: past.filter((page) => page !== first),
  };
}
