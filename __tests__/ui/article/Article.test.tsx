import { render, screen } from '@testing-library/react';
import { Article } from '../../../src/ui/article/Article';
import { ArticleMeta } from '../../../src/ui/article/ArticleMeta';
import { minutesOf } from '../../../src/text/markdown/minutesOf';

const parts = {
  crumbs: { trail: [{ text: 'Guides', href: '/guides/' }], here: 'This one' },
  meta: 'Guide',
  title: 'How to',
  lead: 'In short.',
  side: <p>beside</p>,
};

/** Whether the first stands before the second in the order of reading. */
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('has one heading, the way back, and its side after the text unless it is contents', () => {
  const { rerender } = render(<Article {...parts}>the text</Article>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to');
  expect(screen.getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/guides/');
  expect(isBefore(screen.getByText('the text'), screen.getByRole('complementary'))).toBe(true);
  rerender(
    <Article {...parts} sideOnSmall="before">
      the text
    </Article>,
  );
  expect(isBefore(screen.getByRole('complementary'), screen.getByText('the text'))).toBe(true);
});

it('counts the minutes of what is read, not of its tags', () => {
  const minute = `<p class="a b c">${'word '.repeat(230)}</p>`;
  expect(minutesOf('')).toBe(1);
  expect(minutesOf(minute)).toBe(1);
  expect(minutesOf(minute.repeat(7))).toBe(7);
});

it('says when it was published and when it was changed, once where both were on one day', () => {
  const { rerender } = render(
    <ArticleMeta kind="Guide" published="2022-03-15" updated="2025-11-06" html="" />,
  );
  const days = () => screen.getAllByRole<HTMLTimeElement>('time').map(({ dateTime }) => dateTime);
  expect(days()).toEqual(['2022-03-15', '2025-11-06']);
  rerender(<ArticleMeta kind="Guide" published="2022-03-15" updated="2022-03-15" html="" />);
  expect(days()).toEqual(['2022-03-15']);
});
