import {
  createLoading,
  DURATION,
  HIDE_DELAY,
  THROTTLE,
  TICK,
  type LoadingBar,
} from '../../src/browser/loading';

let bar: LoadingBar;

beforeEach(() => {
  jest.useFakeTimers();
  bar = createLoading();
});

afterEach(() => jest.useRealTimers());

const state = (): string => bar.get().state;

it('has the times of the specification', () => {
  expect({ THROTTLE, DURATION, TICK, HIDE_DELAY }).toEqual({
    THROTTLE: 200,
    DURATION: 5000,
    TICK: 100,
    HIDE_DELAY: 500,
  });
});

it('shows only after the throttle', () => {
  bar.start();
  jest.advanceTimersByTime(199);
  expect(state()).toBe('waiting');
  jest.advanceTimersByTime(1);
  expect(bar.get()).toEqual({ state: 'running', percent: 0 });
});

it('is never seen when the page comes within the throttle', () => {
  const seen: string[] = [];
  bar.subscribe(() => seen.push(state()));
  bar.start();
  jest.advanceTimersByTime(150);
  bar.finish();
  jest.advanceTimersByTime(10_000);
  expect(seen).toEqual(['waiting', 'idle']);
});

it('advances with every tick, and would be through after its duration', () => {
  bar.start();
  jest.advanceTimersByTime(THROTTLE + 1000);
  expect(bar.get().percent).toBe(20);
  jest.advanceTimersByTime(TICK);
  expect(bar.get().percent).toBe(22);
});

it('leaves the last step to the page, however long that takes', () => {
  bar.start();
  jest.advanceTimersByTime(60_000);
  expect(bar.get()).toEqual({ state: 'running', percent: 98 });
  expect(jest.getTimerCount()).toBe(0);
});

it('fills when the page is there, and hides after the delay', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  bar.finish();
  expect(bar.get()).toEqual({ state: 'done', percent: 100 });
  jest.advanceTimersByTime(HIDE_DELAY - 1);
  expect(state()).toBe('done');
  jest.advanceTimersByTime(1);
  expect(bar.get()).toEqual({ state: 'idle', percent: 0 });
});

it('turns to failed where it stands, and hides after the delay', () => {
  bar.start();
  jest.advanceTimersByTime(THROTTLE + 500);
  bar.fail();
  expect(bar.get()).toEqual({ state: 'failed', percent: 10 });
  jest.advanceTimersByTime(HIDE_DELAY);
  expect(state()).toBe('idle');
});

it('shows a failure that comes within the throttle', () => {
  bar.start();
  bar.fail();
  expect(bar.get()).toEqual({ state: 'failed', percent: 100 });
});

it('does not turn a failure into a success', () => {
  bar.start();
  bar.fail();
  bar.finish();
  expect(state()).toBe('failed');
});

it('goes on where it is when another page is asked for', () => {
  bar.start();
  jest.advanceTimersByTime(THROTTLE + 500);
  bar.start();
  expect(bar.get()).toEqual({ state: 'running', percent: 10 });
});

it('starts again while the end of the last one still shows', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  bar.finish();
  bar.start();
  expect(state()).toBe('waiting');
  jest.advanceTimersByTime(HIDE_DELAY);
  expect(state()).toBe('running');
});
