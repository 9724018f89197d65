import { render, screen } from '@testing-library/react';
import { StoryHero } from '../../../src/kinds/case-study/StoryHero';

const story = {
  hubs: [{ text: 'Case studies', href: '/resources/case-study/' }],
  title: 'Fewer stops',
  description: 'How they did it.',
  wash: 'ice',
  since: 'March 2024',
  customer: { name: 'Somewhere', about: 'Owner of 14 malls', wordmark: null },
  image: { alt: '', src: { childImageSharp: null } },
  facts: [{ label: 'Team', value: '86 technicians' }],
  modules: [
    { text: 'Work orders', href: '/product/work-order-software/' },
    { text: 'Vendors', href: null },
  ],
} as unknown as Queries.StoryHeroFragment;

it('names the story and what there is to know of the customer', () => {
  render(<StoryHero {...story} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Fewer stops' })).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Owner of 14 malls',
    '86 technicians',
    'Work orders, Vendors',
    'March 2024',
  ]);
});

it('leads to the pages of the modules that have one, and to no other', () => {
  render(<StoryHero {...story} />);
  expect(screen.getByRole('link', { name: 'Work orders' })).toHaveAttribute(
    'href',
    '/product/work-order-software/',
  );
  expect(screen.queryByRole('link', { name: 'Vendors' })).not.toBeInTheDocument();
});
