import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WeekMoves } from '../../../../../src/sections/product/maintenance-management-software/week-moves/WeekMoves';

const job = (name: string, hours: number) => ({ name, hours, from: 0, to: 1, why: `Why ${name}` });

const section = {
  title: 'Moves',
  lead: 'Their lead.',
  dayNames: ['Mon', 'Tue'],
  reasons: [
    { name: 'Broke', isKnown: false, jobs: [job('Valve', 2), job('Filter', 1.2)] },
    { name: 'No part', isKnown: true, jobs: [job('Bearing', 3)] },
  ],
  start: 1,
};

it('adds the jobs and hours of each reason', () => {
  render(<WeekMoves {...section} />);
  expect(screen.getByRole('radio', { name: /Broke.*2 .*3\.2/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /No part.*1 .*3/ })).toBeChecked();
});

it('shows the jobs of the chosen reason', async () => {
  render(<WeekMoves {...section} />);
  expect(screen.getByText('Why Bearing')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Broke/ }));
  expect(screen.getByText('Why Filter')).toBeVisible();
  expect(screen.queryByText('Why Bearing')).not.toBeInTheDocument();
});
