import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { Gate } from '../../../src/ui/forms/Gate';
import { deliverFromBrowser, type NamedForm } from '../../../src/forms/deliverFromBrowser';

jest.mock('../../../src/forms/deliverFromBrowser');

const form: NamedForm = {
  slug: 'ebook-download',
  service: 'a3b09645-ebf4-4db8-ab4b-cce0ff2232f9',
  button: 'Download',
  thanks: '/thankyou/',
  inputs: [{ name: 'email', label: 'Work email', isOptional: false }],
};

const gate = (thanks?: string) => (
  <>
    <h2 id="title">The book</h2>
    <Gate
      form={form as Queries.FormPartsFragment & NamedForm}
      labelledBy="title"
      href="/ebooks/a-book.pdf"
      action="Open it"
      {...(thanks ? { thanks } : {})}
    />
  </>
);

const link = () => screen.queryByRole('link', { name: 'Open it' });

async function send(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /email/i }), 'dana@kestrel.example');
  await userEvent.click(screen.getByRole('button'));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(navigate).mockReset();
  jest.mocked(deliverFromBrowser).mockResolvedValue({ state: 'sent' });
});

it('gives what was asked for in place of the form', async () => {
  render(gate());
  expect(link()).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(link()).toHaveAttribute('href', '/ebooks/a-book.pdf'));
  expect(navigate).not.toHaveBeenCalled();
});

it('leads to the page that gives it, and asks nobody twice in a tab', async () => {
  const { unmount } = render(gate('/thank-you-for-downloading/'));
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/thank-you-for-downloading/'));
  unmount();
  render(gate('/thank-you-for-downloading/'));
  expect(link()).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
