import { render, screen, within } from '@testing-library/react';
import { WeekSheet } from '../../../../../src/sections/product/maintenance-management-software/week-sheet/WeekSheet';

const section = {
  breadcrumbs: [],
  title: 'A week',
  lead: 'Its lead.',
  actions: [],
  week: {
    name: 'Week 42',
    sentence: 'What the sheet shows.',
    dayHours: 8,
    dayNames: ['Mon', 'Tue'],
    both: 'Both views',
    planned: 'The plan',
    happened: 'What came',
    moved: 'Moved',
    round: 'Rounds',
    repair: 'Repairs',
    broke: 'Broke',
    held: 'Held',
    travel: 'Travel',
    away: 'Away',
    people: [
      { name: 'A', trade: 'HVAC', planned: ['r6 h2', 'p8*'], happened: ['r6 b2', 'a8'] },
      { name: 'B', trade: 'Doors', planned: ['r5 o3', 'r8'], happened: ['r5 o3', 'p8*'] },
    ],
  },
};

it('adds the hours of each kind, as planned and as they came', () => {
  render(<WeekSheet {...section} />);
  const ofKind = (name: string) =>
    screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  expect(ofKind('Rounds')).toHaveTextContent(/19 h.*11 h/);
  expect(ofKind('Broke')).toHaveTextContent(/0 h.*2 h/);
});

it('shows plan and week together until one is chosen', () => {
  render(<WeekSheet {...section} />);
  expect(screen.getByRole('radio', { name: 'Both views' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'What the sheet shows.' })).toBeInTheDocument();
});
