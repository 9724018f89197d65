import { act, fireEvent, render, screen } from '@testing-library/react';
import copy from '../../../../src/sections/guides/guide-shelf/words.json';
import { GuideShelf } from '../../../../src/sections/guides/guide-shelf/GuideShelf';

const guide = (title: string, topic: string, pace: string, holds: string) => ({
  path: `/resources/guide/${title.toLowerCase()}/`,
  title,
  description: 'A task, to its end.',
  topic,
  pace,
  takes: '1 day',
  holds,
  minutes: 8,
});

const section = {
  kind: 'guide' as const,
  limit: 60,
  title: 'From reading to done',
  anchor: 'guides',
  besideTitle: 'Knowledge base',
  beside: [{ text: 'Work orders', href: '/work-orders/' }],
  missing: '<p>Write to us.</p>',
  pages: [
    guide('Log', 'refrigeration', 'day', 'A log with a rate'),
    guide('Walk', 'energy', 'day', 'A sheet of switches'),
    guide('Register', 'assets', 'weeks', 'A register somebody has walked'),
  ],
};

const titles = (): (string | undefined)[] =>
  screen
    .queryAllByRole('link', { name: /at the end/ })
    .map((link) => /Log|Walk|Register/.exec(link.textContent ?? '')?.[0]);

beforeEach(() => history.replaceState(null, '', '/resources/guide/'));

it('lists every guide with what one holds at the end', () => {
  render(<GuideShelf {...section} />);
  expect(titles()).toEqual(['Log', 'Walk', 'Register']);
  expect(screen.getByRole('link', { name: /Log.*A log with a rate.*8.min.*1 day/s })).toBeVisible();
});

it('finds by what is held, too, and keeps the words in the address', () => {
  render(<GuideShelf {...section} />);
  const field = screen.getByRole('searchbox', { hidden: true });
  act(() => void fireEvent.change(field, { target: { value: 'walk' } }));
  expect(titles()).toEqual(['Walk', 'Register']);
  expect(location.search).toBe('?q=walk');
});

it('says under the heading how much is found, and shows no head of an empty table', () => {
  history.replaceState(null, '', '/resources/guide/?q=chimney');
  render(<GuideShelf {...section} />);
  const heading = screen.getByRole('heading', { name: section.title });
  const count = screen.getByRole('status');
  expect(heading.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(count).toHaveTextContent(/0.*3/);
  expect(screen.queryByText(copy.holds)).not.toBeInTheDocument();
});

it('shows all again from where nothing is left', () => {
  history.replaceState(null, '', '/resources/guide/?q=chimney');
  render(<GuideShelf {...section} />);
  expect(titles()).toEqual([]);
  expect(screen.getByRole('link', { name: /whole site/ })).toHaveAttribute(
    'href',
    '/search/?q=chimney',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3', hidden: true }));
  expect(titles()).toHaveLength(3);
});
