import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from '../../../src/browser/hydrate';
import { SuspenseBoundaries } from '../../../src/ui/layout/SuspenseBoundaries';
import { useNow } from '../../../src/ui/time/useNow';

const BUILT = Date.parse('2026-01-01');
const PARTS = 4;

/** More than React takes at a time before it lets others in, in ms. */
const LONG = 12;

function Clock({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <time>{useNow(BUILT)}</time>
      <SuspenseBoundaries>{children}</SuspenseBoundaries>
    </>
  );
}

it('tells the minute of the visitor, again with each', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:30Z') });
  render(<Clock />);
  expect(screen.getByRole('time')).toHaveTextContent(String(Date.parse('2026-11-28T12:00Z')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('time')).toHaveTextContent(String(Date.parse('2026-11-28T12:01Z')));
  jest.useRealTimers();
});

it('tells nothing where nothing is known before', () => {
  const told: (number | undefined)[] = [];
  const Reader = () => {
    told.push(useNow(undefined));
    return null;
  };
  const before = Date.now() - 60_000;
  render(<Reader />);
  expect(told[0]).toBeUndefined();
  expect(told.at(-1)).toBeGreaterThan(before);
});

it('lets the visitor in between the parts of a page that it tells the time', async () => {
  let task = 0;
  const tasks: number[] = [];
  let isTaken = false;
  const Part = () => {
    const end = performance.now() + (isTaken ? LONG : 0);
    while (performance.now() < end);
    if (isTaken) tasks.push(task);
    return <p>Part</p>;
  };
  const page = (
    <Clock>
      {Array.from({ length: PARTS }, (_, index) => (
        <Part key={index} />
      ))}
    </Clock>
  );
  document.body.innerHTML = renderToString(page);
  const counting = setInterval(() => (task += 1));
  isTaken = true;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrate(page, document.body);
  await new Promise((resolve) => setTimeout(resolve, 40 * LONG));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  clearInterval(counting);
  expect(screen.getAllByText('Part')).toHaveLength(PARTS);
  expect(new Set(tasks.slice(0, PARTS)).size).toBe(PARTS);
});
