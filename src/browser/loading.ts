import { createStore, type Readable } from './store';

/** Times in milliseconds (docs/specification.md, Loading and reload). */
export const THROTTLE = 200;
export const DURATION = 5000;
export const TICK = 100;
export const HIDE_DELAY = 500;

const STEP = (100 * TICK) / DURATION;
/** As far as the timer goes by itself: the last step belongs to the page that arrives. */
const LAST = 100 - STEP;

export interface Loading {
  /** `waiting` is under way, but not long enough to show it. */
  readonly state: 'idle' | 'waiting' | 'running' | 'done' | 'failed';
  /** Length of the bar, 0 to 100. */
  readonly percent: number;
}

const IDLE: Loading = { state: 'idle', percent: 0 };

export interface LoadingBar extends Readable<Loading> {
  start(this: void): void;
  finish(this: void): void;
  fail(this: void): void;
}

/**
 * The course of a loading bar, without its looks. It shows after the throttle, advances with every
 * tick, ends done or failed, and hides after the delay. What ends within the throttle was never
 * seen, unless it failed.
 */
export function createLoading(): LoadingBar {
  const { first, get, set, subscribe } = createStore(IDLE);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(to: Loading, delay?: number, next?: () => void): void {
    clearTimeout(timer);
    if (next) timer = setTimeout(next, delay);
    set(to);
  }

  function advance(): void {
    const percent = Math.min(get().percent + STEP, LAST);
    const isLast = percent === LAST;
    turn({ state: 'running', percent }, TICK, isLast ? undefined : advance);
  }

  const run = (): void => turn({ state: 'running', percent: 0 }, TICK, advance);
  const hide = (): void => turn(IDLE);

  return {
    first,
    get,
    subscribe,
    start() {
      if (get().state !== 'running') turn({ state: 'waiting', percent: 0 }, THROTTLE, run);
    },
    finish() {
      const { state } = get();
      if (state === 'running') turn({ state: 'done', percent: 100 }, HIDE_DELAY, hide);
      if (state === 'waiting') hide();
    },
    fail() {
      turn({ state: 'failed', percent: get().percent || 100 }, HIDE_DELAY, hide);
    },
  };
}

/** The bar of this site. */
export const loading = createLoading();
