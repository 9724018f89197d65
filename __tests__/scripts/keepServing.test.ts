import { Hint } from '../../scripts/support/hint';
import { keepServing } from '../../scripts/support/keepServing';

/** Platforms that end by themselves with these codes, one after the other; the last one stays. */
function serve(codes: readonly number[], clock: readonly number[] = []) {
  const said: string[] = [];
  const stop = jest.fn(() => Promise.resolve());
  let interrupt = (): void => undefined;
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const left = [...codes];
  const times = [...clock];
  const start = jest.fn(() => {
    const code = left.shift();
    if (code === undefined) interrupt();
    const ended = code === undefined ? new Promise<number>(() => undefined) : Promise.resolve(code);
    return Promise.resolve({ url: 'http://localhost:1', ended, stop });
  });
  let time = 0;
  const now = () => (time = times.shift() ?? time);
  const say = (sentence: string) => said.push(sentence);
  return { said, start, stop, done: keepServing({ start, interrupted, say, now }) };
}

it('serves until somebody asks for the end, and cleans up', async () => {
  const { said, start, stop, done } = serve([]);
  await done;
  expect(start).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(said).toEqual([]);
});

it('says that the platform ended, with its code, and starts it again', async () => {
  const { said, start, stop, done } = serve([7, 0]);
  await done;
  expect(start).toHaveBeenCalledTimes(3);
  expect(stop).toHaveBeenCalledTimes(3);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('7');
});

it('gives up where it ends again and again', async () => {
  const { start, done } = serve([1, 1, 1, 1, 1, 1]);
  await expect(done).rejects.toThrow(Hint);
  expect(start).toHaveBeenCalledTimes(5);
});

it('does not count ends of a while ago', async () => {
  const minutes = (count: number) => count * 60_000;
  const clock = [0, 1, 2, 3, 4].flatMap((index) => [minutes(index), minutes(index)]);
  const { start, done } = serve([1, 1, 1, 1, 1], clock);
  await done;
  expect(start).toHaveBeenCalledTimes(6);
});
