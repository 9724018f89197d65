import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryBody } from '../../../src/kinds/case-study/StoryBody';

let cross = (): void => undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(update: () => void) {
      const others = cross;
      cross = () => {
        others();
        update();
      };
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});

afterEach(() => {
  cross = () => undefined;
});

const chapter = { text: null, caption: null, shows: null, drawing: null };

const story = {
  chapters: [
    { ...chapter, title: 'Before', anchor: 'before', text: '<p>How it was.</p>' },
    { ...chapter, title: 'A year', anchor: 'year', shows: 'milestones' },
    { ...chapter, title: 'After', anchor: 'after', text: '<p>How it is.</p>', shows: 'quote' },
  ],
  milestones: ['March', 'May', 'August'].map((when) => ({
    when,
    title: `In ${when}`,
    text: `<p>What happened in ${when}.</p>`,
  })),
  quote: {
    text: 'Now they ask how we knew.',
    person: { name: 'Ada Byron', role: 'Director', company: 'Somewhere', portrait: null },
  },
  customer: { name: 'Somewhere', wordmark: null },
} as Queries.StoryBodyFragment;

/** The milestones, as far down the window as given, in px; the reading line is at 40% of 768. */
function place(tops: readonly number[]) {
  screen
    .getAllByRole('listitem')
    .filter((item) => item.id.startsWith('milestone'))
    .forEach((item, index) => {
      item.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
    });
  act(() => cross());
}

const states = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.id.startsWith('milestone'))
    .map((item) => item.dataset['state']);

it('tells the story in its order, with the timeline and the quote where they belong', () => {
  render(<StoryBody {...story} />);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Before', 'A year', 'In March', 'In May', 'In August', 'After']);
  const quote = screen.getByRole('figure');
  expect(quote).toHaveTextContent('Now they ask how we knew.');
  expect(quote).toHaveTextContent('Ada Byron');
});

it('lists its chapters, each of which can be pointed at', () => {
  render(<StoryBody {...story} />);
  const contents = within(screen.getByRole('navigation'));
  for (const link of contents.getAllByRole('link')) {
    const name = link.getAttribute('href')?.slice(1);
    expect(screen.getByRole('heading', { name: link.textContent ?? '' })).toHaveAttribute(
      'id',
      name,
    );
  }
});

it('fills the timeline as far as one has read, forth and back', () => {
  render(<StoryBody {...story} />);
  place([900, 1000, 1100]);
  expect(states()).toEqual([undefined, undefined, undefined]);
  place([100, 300, 400]);
  expect(states()).toEqual(['past', 'current', undefined]);
  place([300, 500, 600]);
  expect(states()).toEqual(['current', undefined, undefined]);
});

it('is saved through the print dialog', async () => {
  const print = jest.fn();
  window.print = print;
  render(<StoryBody {...story} />);
  await userEvent.click(screen.getByRole('button'));
  expect(print).toHaveBeenCalledTimes(1);
});
