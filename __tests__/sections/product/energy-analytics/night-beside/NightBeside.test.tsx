import { fireEvent, render, screen } from '@testing-library/react';
import { NightBeside } from '../../../../../src/sections/product/energy-analytics/night-beside/NightBeside';

const section = {
  type: 'nightBeside' as const,
  title: 'Nights',
  lead: 'Of others.',
  usualDay: 400,
  usualNight: 100,
  usualName: 'A head office.',
  steps: [
    { from: 0, buildings: 10 },
    { from: 0.25, buildings: 60 },
    { from: 0.5, buildings: 30 },
  ],
  verdicts: [
    { below: 0.4, text: 'Quiet.' },
    { below: 20, text: 'Something is on.' },
  ],
  note: 'From a study.',
};

it('ranks a sample at first', () => {
  render(<NightBeside {...section} />);
  expect(screen.getByText('25%')).toBeVisible();
  expect(screen.getByText('A head office.')).toBeVisible();
  expect(screen.getByText('Quiet.')).toBeVisible();
});

it('ranks what one sets, and says where the buildings are from', () => {
  render(<NightBeside {...section} />);
  fireEvent.change(screen.getByRole('slider', { name: /22:00/ }), { target: { value: '220' } });
  expect(screen.getByText('55%')).toBeVisible();
  expect(screen.getByText(/Something is on/)).toBeVisible();
  expect(screen.queryByText('A head office.')).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: /14:00/ }), { target: { value: '880' } });
  expect(screen.getByText('25%')).toBeVisible();
});
