import { fireEvent, render, screen } from '@testing-library/react';
import { PatienceDial } from '../../../../../src/sections/product/fault-detection-diagnostics/patience-dial/PatienceDial';

const section = {
  type: 'patienceDial' as const,
  title: 'How long',
  perEvening: 574,
  price: 0.15,
  start: 2,
  opens: 'It opens on {day}.',
  stops: Array.from({ length: 10 }, (_, index) => ({ day: `day ${index + 1}`, jobs: 46 - index })),
  burned: 'Burned',
  sent: 'Jobs',
  note: '',
};

beforeEach(() => history.replaceState(null, '', '/'));

it('tells what the evenings at which it begins cost', () => {
  render(<PatienceDial {...section} />);
  expect(screen.getByText('1,148 kWh')).toBeVisible();
  expect(screen.getByText('$172')).toBeVisible();
  expect(screen.getByText('45')).toBeVisible();
});

it('follows the range, and the address keeps its setting', () => {
  render(<PatienceDial {...section} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } });
  expect(screen.getByText('5,740 kWh')).toBeVisible();
  expect(screen.getByText(/day 10/)).toBeVisible();
  expect(location.search).toBe('?evenings=10');
});

it('begins where the address says, if there is such a setting', () => {
  history.replaceState(null, '', '/?evenings=11');
  const { unmount } = render(<PatienceDial {...section} />);
  expect(screen.getByRole('slider')).toHaveValue('2');
  unmount();
  history.replaceState(null, '', '/?evenings=5');
  render(<PatienceDial {...section} />);
  expect(screen.getByRole('slider')).toHaveValue('5');
});
