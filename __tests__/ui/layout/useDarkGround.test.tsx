import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDarkGround } from '../../../src/ui/layout/useDarkGround';

type See = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

const observed: Element[] = [];
let see: See = () => undefined;

beforeEach(() => {
  observed.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: See) {
      see = callback;
    }
    observe = (element: Element): number => observed.push(element);
    disconnect = (): void => undefined;
  } as unknown as typeof IntersectionObserver;
});

function Page({ isDark = false }: { readonly isDark?: boolean }) {
  const bar = useRef<HTMLElement>(null);
  useDarkGround(bar, isDark);
  return (
    <>
      <header ref={bar} data-theme={isDark ? 'dark' : undefined} />
      <main>
        <section data-theme="dark" aria-label="Night" />
        <section aria-label="Day" />
      </main>
      <footer data-theme="dark" />
    </>
  );
}

const meet = (isIntersecting: boolean, width = 1280): void =>
  act(() =>
    see([
      {
        target: screen.getByRole('region', { name: 'Night' }),
        isIntersecting,
        boundingClientRect: new DOMRect(0, 0, width, 400),
        rootBounds: new DOMRect(0, 37, 1280, 1),
      },
    ]),
  );

const theme = () => screen.getByRole('banner').dataset['theme'];

it('is dark for as long as a dark ground lies under the bar', () => {
  render(<Page />);
  expect(observed).toEqual([
    screen.getByRole('region', { name: 'Night' }),
    screen.getByRole('contentinfo'),
  ]);
  expect(theme()).toBeUndefined();
  meet(true);
  expect(theme()).toBe('dark');
  meet(false);
  expect(theme()).toBeUndefined();
});

it('does not take a dark thing on a light ground for the ground', () => {
  render(<Page />);
  meet(true, 600);
  expect(theme()).toBeUndefined();
});

it('leaves a page alone that is dark throughout', () => {
  render(<Page isDark />);
  expect(observed).toEqual([]);
  expect(theme()).toBe('dark');
});
