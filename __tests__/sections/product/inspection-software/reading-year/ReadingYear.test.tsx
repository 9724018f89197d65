import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadingYear } from '../../../../../src/sections/product/inspection-software/reading-year/ReadingYear';

const row = (name: string, last: number, reason: string) => ({
  name,
  unit: 'psi',
  from: 0,
  to: 40,
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, last],
  isMoving: false,
  verdict: `Verdict on ${name}`,
  reason,
});

it('draws the chosen reading, from its last month, with its reason', async () => {
  const user = userEvent.setup();
  const rows = [row('Discharge', 30, 'It is worn.'), row('Bearing', 20, 'It is warm.')];
  render(<ReadingYear title="A year" lead="Of readings." first={12} rows={rows} />);
  const spoken = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(spoken()).toMatch(/November.*30/);
  await user.click(screen.getByRole('radio', { name: /Bearing/ }));
  expect(spoken()).toMatch(/November.*20/);
  expect(screen.getByText('It is warm.')).toBeVisible();
});
