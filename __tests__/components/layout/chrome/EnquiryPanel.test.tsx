import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import copy from '../../../../src/copy/forms.json';
import type { Outcome } from '../../../../src/forms/form';
import {
  EnquiryPanel,
  type EnquiryPanelProps,
} from '../../../../src/components/layout/EnquiryPanel';

const send = jest.fn<Promise<Outcome>, Parameters<NonNullable<EnquiryPanelProps['send']>>>();

const answers = {
  'Full name': 'Dana Rosen',
  'Work email': 'dana@kestrel.example',
  Company: 'Kestrel Property',
  Message: 'Modbus without a gateway?',
};

async function fill(): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    await userEvent.type(screen.getByRole('textbox', { name }), text);
  }
}

const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
});

const show = (): unknown => render(<EnquiryPanel isOpen onClose={jest.fn()} send={send} />);

it('does not send what is incomplete, and says at each field what is missing', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Work email' }), 'dana');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getAllByRole('link')).toHaveLength(4);
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription();
  }
  expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveValue('dana');
});

it('says when an answer comes, before and after', async () => {
  show();
  const { answered } = copy.enquiry;
  expect(answered).not.toBe('');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(answered);
  await fill();
  for (const outcome of ['handedOver', 'sent'] as const) {
    send.mockResolvedValue(outcome);
    await press();
    expect(screen.getByText((words) => words.includes(answered))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.enquiry[outcome].back }));
  }
});

it('sends the four answers', async () => {
  show();
  send.mockResolvedValue('sent');
  await fill();
  await press();
  expect(send).toHaveBeenCalledWith({
    fullName: 'Dana Rosen',
    email: 'dana@kestrel.example',
    company: 'Kestrel Property',
    message: 'Modbus without a gateway?',
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the text after it was handed over, for nobody knows whether it was sent', async () => {
  show();
  send.mockResolvedValue('handedOver');
  await fill();
  await press();
  await userEvent.click(screen.getByRole('button', { name: /back/i }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(answers.Message);
});

it.each(['an answer', 'a rejection'])(
  'says that sending failed by %s, and loses nothing',
  async (by) => {
    show();
    if (by === 'an answer') send.mockResolvedValue('failed');
    else send.mockRejectedValue(new Error('429'));
    await fill();
    await press();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(answers.Message);
  },
);

it('is busy, and sends once, while it is on its way', async () => {
  show();
  send.mockReturnValue(new Promise(() => undefined));
  await fill();
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
});

it('says that there is no connection as soon as there is text to lose', async () => {
  show();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'M');
  expect(screen.getByRole('status')).toHaveTextContent(/offline/i);
  jest.restoreAllMocks();
});
