import { fireEvent, render, screen } from '@testing-library/react';
import type { SectionProps } from '../../../src/content-model/sectionProps';
import { ROLES } from '../../../src/sections/implementation/own-hours/hoursByRole';
import { OwnHours } from '../../../src/sections/implementation/own-hours/OwnHours';
import type { ownHours } from '../../../src/sections/implementation/own-hours/schema';

const section = {
  title: 'Hours',
  lead: 'Set two numbers.',
  start: { sites: 10, assets: 2870 },
  roles: ROLES.map((role) => ({ role, name: role, does: 'Works' })),
  table: 'Sizes',
  sizes: [
    { name: 'Small', sites: 3, assets: 346 },
    { name: 'Usual', sites: 10, assets: 2870 },
  ],
  note: 'Measured.',
  act: { text: 'Ask.', actions: [] },
} as unknown as SectionProps<typeof ownHours>;

it('follows the rulers and the choice', () => {
  render(<OwnHours {...section} />);
  expect(screen.getByText(/^57/, { selector: 'p' })).toBeInTheDocument();
  const [sites, assets] = screen.getAllByRole('slider');
  fireEvent.change(sites as HTMLElement, { target: { value: '3' } });
  fireEvent.change(assets as HTMLElement, { target: { value: '350' } });
  expect(screen.getByText(/^38/, { selector: 'p' })).toBeInTheDocument();
  const [connected, not] = screen.getAllByRole('radio');
  expect(connected).toBeChecked();
  fireEvent.click(not as HTMLElement);
  expect(screen.getByText(/^30/, { selector: 'p' })).toBeInTheDocument();
});
