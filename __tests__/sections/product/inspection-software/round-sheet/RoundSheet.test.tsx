import { render, screen } from '@testing-library/react';
import { RoundSheet } from '../../../../../src/sections/product/inspection-software/round-sheet/RoundSheet';

const step = (name: string, level: string, signal: number) => ({
  name,
  answer: `answer of ${name}`,
  level,
  time: '07:00',
  signal,
});

const section = {
  breadcrumbs: [],
  title: 'A round',
  lead: 'Its lead.',
  actions: [],
  round: {
    name: 'The sheet',
    place: 'Level B2',
    day: 'Nov 12',
    signature: 'Signed',
    chosen: 2,
    sent: 'Sent on the stairs',
    steps: [step('first', 'Lobby', 4), step('second', 'B2', 0), step('third', 'B2', 0)],
  },
};

it('offers every step as a choice, with what was answered', () => {
  render(<RoundSheet {...section} />);
  const steps = screen.getAllByRole('radio');
  expect(steps).toHaveLength(3);
  expect(steps[1]).toBeChecked();
  expect(steps[2]).toHaveAccessibleName(/third.*answer of third/);
});

it('counts what waits on the phone from where the signal ends', () => {
  render(<RoundSheet {...section} />);
  expect(screen.getByText(/1 kept/)).toBeInTheDocument();
  expect(screen.getByText(/2 kept/)).toBeInTheDocument();
});
