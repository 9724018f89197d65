import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThreeDoors } from '../../../../../src/sections/industry/facility-management-services/three-doors/ThreeDoors';

const door = {
  below: 'Basement',
  meters: 3,
  holds: 'pump',
  verdict: 'A pump',
  story: 'Dry.',
} as const;

it('opens one door at a time, each named by its house and depth', async () => {
  render(
    <ThreeDoors
      title="Three doors"
      lead="Which?"
      legend="Which basement"
      doors={[
        { ...door, house: 'First' },
        { ...door, house: 'Second', holds: 'shelves' },
        { ...door, house: 'Third', holds: 'leak', meters: 7.6 },
      ]}
    />,
  );
  const third = screen.getByRole('radio', { name: /Third.*7\.6/ });
  expect(screen.getByRole('radio', { name: /First/ })).toBeChecked();
  await userEvent.click(third);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([third]);
});
