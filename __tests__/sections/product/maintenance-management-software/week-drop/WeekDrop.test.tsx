import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WeekDrop } from '../../../../../src/sections/product/maintenance-management-software/week-drop/WeekDrop';

const days = [
  { open: 0, jobs: [{ name: 'Filters', hours: 3, isFixed: false }] },
  { open: 4, jobs: [] },
];

const section = {
  title: 'A week',
  lead: 'Its lead.',
  place: 'A campus',
  moment: 'Friday',
  dayNames: ['Mon', 'Tue'],
  job: { name: 'A pump', hours: 3 },
  start: { person: 0, day: 0 },
  people: [
    { name: 'A. One', trade: 'Chillers', days },
    { name: 'B. Two', trade: 'Doors', days, refusal: 'Not the trade.' },
  ],
  act: { text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const cells = () => screen.getAllByRole('radio');
const says = () => screen.getByRole('status').textContent;

it('drops the job where it lies first, and says what it pushes out', () => {
  render(<WeekDrop {...section} />);
  expect(cells()[0]).toBeChecked();
  expect(cells()[0]).toHaveAccessibleName(/A pump/);
  expect(says()).toMatch(/Filters/);
});

it('moves nothing where hours are held open', async () => {
  render(<WeekDrop {...section} />);
  await userEvent.click(cells()[1] ?? document.body);
  expect(says()).not.toMatch(/Filters/);
  expect(cells()[1]).toHaveAccessibleName(/A pump/);
});

it('refuses a person without the trade', async () => {
  render(<WeekDrop {...section} />);
  await userEvent.click(cells()[2] ?? document.body);
  expect(says()).toMatch(/Not the trade\./);
  expect(screen.queryByText('A pump')).not.toBeInTheDocument();
});

it('finds the day on which the least moves', async () => {
  render(<WeekDrop {...section} />);
  await userEvent.click(screen.getByRole('button'));
  expect(cells()[1]).toBeChecked();
});
