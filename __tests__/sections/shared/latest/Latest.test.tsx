import { render, screen, within } from '@testing-library/react';
import { Latest } from '../../../../src/sections/shared/latest/Latest';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { latest as latestSchema } from '../../../../src/sections/shared/latest/schema';

type Newest = SectionProps<typeof latestSchema>['pages'];

const entry = (kindTitle: string, title: string, dated: string) => ({
  kindTitle,
  path: `/${title.toLowerCase()}/`,
  title,
  description: `About ${title}`,
  dated,
  picture: null,
});

const newest = [
  entry('Release', 'First', '2025-11-20'),
  entry('Event', 'Second', '2025-11-18T09:00:00+00:00'),
  entry('What’s new', 'Third', '2025-10'),
] as unknown as Newest;

it('leads with the newest and lists the others in their order', () => {
  render(<Latest title="Lately" pages={newest} />);
  const lead = screen.getByRole('article');
  expect(within(lead).getByRole('link', { name: 'First' })).toHaveAttribute('href', '/first/');
  const others = within(screen.getByRole('list')).getAllByRole('link');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Second', 'Third']);
});

it('dates a release by its day, an event by its day, a month by itself', () => {
  render(<Latest title="Lately" pages={newest} />);
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
  expect(times).toEqual(['2025-11-20', '2025-11-18', '2025-10']);
});

it('is not there while there is nothing new', () => {
  const { container } = render(<Latest title="Lately" pages={[]} />);
  expect(container).toBeEmptyDOMElement();
});
