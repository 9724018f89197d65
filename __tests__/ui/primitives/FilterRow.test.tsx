import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterRow } from '../../../src/ui/primitives/FilterRow';

const options = [
  { value: '', text: 'All', count: 9 },
  { value: 'a', text: 'Assets', count: 9 },
  { value: 'b', text: 'Boilers', count: 0 },
];

it('narrows by what is pressed, and refuses what would leave nothing', async () => {
  const onChange = jest.fn();
  render(<FilterRow label="By kind" options={options} value="" onChange={onChange} />);
  expect(screen.getByRole('list', { name: 'By kind' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /All/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /Boilers/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /Assets/ }));
  expect(onChange).toHaveBeenCalledWith('a');
});

it('keeps the pressed one, though nothing is left of it', () => {
  render(<FilterRow label="By kind" options={options} value="b" onChange={jest.fn()} />);
  expect(screen.getByRole('button', { name: /Boilers/ })).toBeEnabled();
});
