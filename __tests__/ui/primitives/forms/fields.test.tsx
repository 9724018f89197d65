import { render, screen } from '@testing-library/react';
import { Select } from '../../../../src/ui/primitives/Select';
import { TextArea } from '../../../../src/ui/primitives/TextArea';
import { TextField } from '../../../../src/ui/primitives/TextField';

const field = { id: 'one', label: 'Sites', hint: 'As of today', error: 'Choose how many' };

const controls = [
  ['textbox', <TextField key="a" {...field} />],
  ['textbox', <TextArea key="b" {...field} />],
  ['combobox', <Select key="c" {...field} choices={[{ value: '1', text: '1–4' }]} />],
] as const;

it.each(controls)('names and describes a %s, and says what is wrong with it', (role, control) => {
  render(control);
  const found = screen.getByRole(role, { name: 'Sites' });
  expect(found).toHaveAttribute('id', 'one');
  expect(found).toHaveAccessibleDescription('As of today Choose how many');
  expect(found).toBeInvalid();
});

it('has neither description nor error when there is nothing to say', () => {
  render(<TextField id="two" label="Phone" note="(optional)" type="tel" />);
  const found = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(found).not.toHaveAttribute('aria-describedby');
  expect(found).toBeValid();
});

it('offers no choice before one is made', () => {
  const choices = [{ value: '1', text: '1–4' }];
  render(<Select id="s" label="Sites" placeholder="Choose" choices={choices} />);
  expect(screen.getByRole('combobox')).toHaveValue('');
});
