import { act, render, screen } from '@testing-library/react';
import { HIDE_DELAY, loading, THROTTLE, TICK } from '../../../src/browser/loading';
import { LoadingBar } from '../../../src/ui/layout/LoadingBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number): void => act(() => jest.advanceTimersByTime(time));

const line = (): HTMLElement | null => screen.queryByRole('presentation');

it('draws the line while a page is on its way, and says so', () => {
  render(<LoadingBar />);
  expect(line()).toBeNull();
  act(() => loading.start());
  pass(THROTTLE + 5 * TICK);
  expect(line()).toHaveStyle({ scale: '0.1 1' });
  expect(line()).toHaveClass('running');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('turns to done and to failed, then is gone', () => {
  render(<LoadingBar />);
  act(() => loading.finish());
  expect(line()).toHaveClass('done');
  pass(HIDE_DELAY);
  expect(line()).toBeNull();
  act(() => loading.fail());
  expect(line()).toHaveClass('failed');
  pass(HIDE_DELAY);
  expect(line()).toBeNull();
});
