import { render, screen, within } from '@testing-library/react';
import { Hero } from '../../../../src/sections/shared/hero/Hero';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { hero as heroSchema } from '../../../../src/sections/shared/hero/schema';

type HeroParts = SectionProps<typeof heroSchema>;

const hero: HeroParts = {
  breadcrumbs: [],
  title: 'One owner',
  lead: 'What it is.',
  actions: [{ text: 'Go', href: '/pricing/' }],
};

it('names its section by the one heading of the page', () => {
  render(<Hero {...hero} />);
  const section = screen.getByRole('region', { name: 'One owner' });
  expect(within(section).getByRole('heading', { level: 1 })).toHaveTextContent('One owner');
  expect(within(section).getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/pricing/');
});

it('reads a broken title as one sentence', () => {
  render(<Hero {...hero} title={'One owner,\none clock'} />);
  expect(screen.getByRole('heading')).toHaveTextContent('One owner, one clock');
});

it('shows the way back, which ends with this page', () => {
  const breadcrumbs = [{ text: 'Platform', href: '/platform-overview/' }];
  render(<Hero {...hero} breadcrumbs={breadcrumbs} here="Work orders" />);
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Platform', 'Work orders']);
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'page');
});

it('ends the way back with its title where it has no shorter name', () => {
  render(<Hero {...hero} breadcrumbs={[{ text: 'Platform', href: '/platform-overview/' }]} />);
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent('One owner');
});
