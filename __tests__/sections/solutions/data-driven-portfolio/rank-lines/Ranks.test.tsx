import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ranks } from '../../../../../src/sections/solutions/data-driven-portfolio/rank-lines/Ranks';
import { portfolio } from '../portfolio';

it('follows a building from any of the three orders', async () => {
  render(<Ranks portfolio={portfolio} followed="A" />);
  expect(screen.getByRole('radio', { name: /^A/ })).toBeChecked();
  const codes = screen.getAllByText('C');
  expect(codes).toHaveLength(3);
  if (codes[1]) await userEvent.click(codes[1]);
  expect(screen.getByRole('radio', { name: /^C/ })).toBeChecked();
});

it('follows the pointer', async () => {
  render(<Ranks portfolio={portfolio} followed="A" />);
  const [code] = screen.getAllByText('B');
  if (code) await userEvent.hover(code);
  expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
});
