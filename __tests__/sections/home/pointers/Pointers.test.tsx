import { fireEvent, render, screen, within } from '@testing-library/react';
import { Pointers } from '../../../../src/sections/home/pointers/Pointers';

const pointer = (text: string) => ({
  text,
  href: `/industry/${text.toLowerCase()}/`,
  note: `About ${text}`,
  more: `More about ${text}`,
  image: { alt: text, src: { childImageSharp: null } },
});

const renderPointers = () =>
  render(<Pointers title="For" items={['Offices', 'Schools'].map(pointer)} />);

/** The item of a word: its place in the list is that of its link. */
const itemOf = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name }) !== null);

it('has a link for every word, and all that is said about it', () => {
  renderPointers();
  expect(screen.getByRole('link', { name: 'Schools' })).toHaveAttribute(
    'href',
    '/industry/schools/',
  );
  expect(screen.getByText('About Offices')).toBeInTheDocument();
  expect(screen.getByText('About Schools')).toBeInTheDocument();
});

it('shows the first, then the last one that was pointed at', () => {
  renderPointers();
  expect(itemOf('Offices')).toHaveClass('shown');
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Schools' }));
  expect(itemOf('Schools')).toHaveClass('shown');
  expect(itemOf('Offices')).not.toHaveClass('shown');
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'Schools' }));
  expect(itemOf('Schools')).toHaveClass('shown');
});

it('shows what the keyboard reaches', () => {
  renderPointers();
  fireEvent.focus(screen.getByRole('link', { name: 'Schools' }));
  expect(itemOf('Schools')).toHaveClass('shown');
});

it('opens and closes each by a button of its own', () => {
  renderPointers();
  const [first, second] = screen.getAllByRole('button');
  if (!first || !second) throw new Error('Each word has a button');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(second).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'false');
});
