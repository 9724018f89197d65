import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Subnav } from '../../../../src/sections/shared/subnav/Subnav';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { subnav as subnavSchema } from '../../../../src/sections/shared/subnav/schema';

/** Passages of the page by their distance from the top of the window, in px. */
const tops: Record<string, number> = { problem: 900, anatomy: 1900, day: 2900 };
let cross = (): void => undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: () => void) {
      cross = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});

const subnav = {
  links: Object.keys(tops).map((name) => ({ text: `To ${name}`, href: `#${name}` })),
};

function renderPage() {
  render(
    <>
      <Subnav {...(subnav as unknown as SectionProps<typeof subnavSchema>)} />
      {Object.keys(tops).map((name) => (
        <section key={name} id={name} aria-label={name} />
      ))}
    </>,
  );
  for (const name of Object.keys(tops)) {
    const place = () => ({ top: tops[name] ?? 0 }) as DOMRect;
    screen.getByRole('region', { name }).getBoundingClientRect = place;
  }
}

/** What a scroll by so many px changes: everything moves up, and the observer notices. */
function scroll(by: number) {
  for (const name of Object.keys(tops)) tops[name] = (tops[name] ?? 0) - by;
  act(() => cross());
}

/** In the bar of wide screens; the line of phones has the same links. */
const links = () => screen.getAllByRole('link').slice(0, subnav.links.length);

const current = () =>
  links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.getAttribute('href'));

it('leads to the sections of the page', () => {
  renderPage();
  const addresses = links().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#problem', '#anatomy', '#day']);
});

it('marks what is being read, forth and back, and nothing before the first section', () => {
  renderPage();
  act(() => cross());
  expect(current()).toEqual([]);
  scroll(800);
  expect(current()).toEqual(['#problem']);
  scroll(1000);
  expect(current()).toEqual(['#anatomy']);
  scroll(-900);
  expect(current()).toEqual(['#problem']);
});

it('ends in the action of the page', () => {
  const action = { text: 'Book a demo', href: '/request-demo/' };
  render(<Subnav {...(subnav as unknown as SectionProps<typeof subnavSchema>)} action={action} />);
  expect(screen.getByRole('link', { name: action.text })).toHaveAttribute('href', action.href);
});

it('closes the line of phones once a passage is chosen', () => {
  renderPage();
  const line = screen.getByRole<HTMLDetailsElement>('group');
  line.open = true;
  fireEvent.click(within(line).getByRole('link', { name: 'To day' }));
  expect(line.open).toBe(false);
});
