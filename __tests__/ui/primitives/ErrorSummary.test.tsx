import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from '../../../src/ui/primitives/ErrorSummary';
import { TextField } from '../../../src/ui/primitives/TextField';

const errors = [{ id: 'mail', text: 'Write your work email' }];

const form = (list: typeof errors) => (
  <>
    <ErrorSummary errors={list} />
    <TextField id="mail" label="Work email" />
  </>
);

it('takes the focus, and leads to the field without leaving the page', async () => {
  render(form(errors));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Write your work email' }));
  expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveFocus();
  expect(location.hash).toBe('');
});

it('keeps the focus where it is until a form is sent again', async () => {
  const { rerender } = render(form(errors));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(errors));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(form([...errors]));
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('is not there when nothing is wrong', () => {
  render(form([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
