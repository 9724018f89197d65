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
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  company: 'Kestrel Property',
  message: 'Modbus without a gateway?',
};

const field = (name: keyof typeof answers): HTMLElement =>
  screen.getByRole('textbox', { name: copy.fields[name].label });

async function fill(): Promise<void> {
  for (const name of ['fullName', 'email', 'company', 'message'] as const) {
    await userEvent.type(field(name), answers[name]);
  }
}

const press = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: copy.enquiry.send }));

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
});

const show = (): unknown => render(<EnquiryPanel isOpen onClose={jest.fn()} send={send} />);

it('does not send what is incomplete, and says at each field what is missing', async () => {
  show();
  await userEvent.type(field('email'), 'dana');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getAllByRole('link')).toHaveLength(4);
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription();
  }
  expect(field('email')).toHaveValue('dana');
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
  expect(send).toHaveBeenCalledWith(answers);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the text after it was handed over, for nobody knows whether it was sent', async () => {
  show();
  send.mockResolvedValue('handedOver');
  await fill();
  await press();
  await userEvent.click(screen.getByRole('button', { name: copy.enquiry.handedOver.back }));
  expect(field('message')).toHaveValue(answers.message);
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
    expect(field('message')).toHaveValue(answers.message);
  },
);

it('is busy, and sends once, while it is on its way', async () => {
  show();
  send.mockReturnValue(new Promise(() => undefined));
  await fill();
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: copy.enquiry.send })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

it('says that there is no connection as soon as there is text to lose', async () => {
  show();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(field('message'), 'M');
  expect(screen.getByRole('status')).toHaveTextContent(copy.offline.title);
  jest.restoreAllMocks();
});
