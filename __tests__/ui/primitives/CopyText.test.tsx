import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyText } from '../../../src/ui/primitives/CopyText';

const words = { copy: 'Copy', copied: 'Done', notCopied: 'Refused' };

it('copies the text and says so', async () => {
  const user = userEvent.setup();
  render(<CopyText text="412 lb" words={words} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('412 lb');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
});

it('says so where the browser refuses', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyText text="412 lb" words={words} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Refused')).toBeInTheDocument();
});
