import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryPanel } from '../../../src/ui/layout/EnquiryPanel';
import copy from '../../../src/copy/forms.json';
import { deliverFromBrowser } from '../../../src/forms/deliverFromBrowser';

jest.mock('../../../src/forms/deliverFromBrowser');
const delivery = jest.mocked(deliverFromBrowser);

const answers = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  companyName: 'Kestrel Property',
  message: 'Modbus without a gateway?',
};
const names = Object.keys(answers) as (keyof typeof answers)[];

const field = (name: keyof typeof answers): HTMLElement =>
  screen.getByRole('textbox', { name: copy.fields[name].label });

async function fill(): Promise<void> {
  for (const name of names) await userEvent.type(field(name), answers[name]);
}

const send = (): HTMLElement => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  sessionStorage.clear();
  delivery.mockReset();
});

const show = (): unknown => render(<EnquiryPanel isOpen onClose={jest.fn()} />);

it('takes the focus to its first field', () => {
  show();
  expect(field('fullName')).toHaveFocus();
});

it('says when an answer comes, before and after', async () => {
  show();
  const { answered, sent } = copy.enquiry;
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(answered);
  delivery.mockResolvedValue({ state: 'sent' });
  await fill();
  await userEvent.click(send());
  await waitFor(() => expect(delivery).toHaveBeenCalled());
  const after = await screen.findByText((words) => words.includes(answered));
  expect(after).toBeInTheDocument();
  expect(delivery.mock.calls[0]?.[0]).toMatchObject({ form: 'enquiry', fields: answers });
  await userEvent.click(screen.getByRole('button', { name: sent.back }));
  expect(field('message')).toHaveValue('');
});
