import { deadline } from '../../src/http/deadline';

const native = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
afterEach(() => {
  Object.defineProperty(AbortSignal, 'timeout', native);
  jest.useRealTimers();
});

it('ends what waits too long', async () => {
  const signal = deadline(5);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.aborted).toBe(true);
});

it('does so in a browser that has no signal for it', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(AbortSignal, 'timeout');
  const signal = deadline(5000);
  jest.advanceTimersByTime(4999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
