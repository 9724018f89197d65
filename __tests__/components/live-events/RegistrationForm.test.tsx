import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RegistrationForm } from '../../../src/components/live-events/RegistrationForm';
import { handOver } from '../../../src/forms/mail';
import copy from '../../../src/copy/forms.json';

jest.mock('../../../src/forms/mail', () => ({
  ...jest.requireActual<object>('../../../src/forms/mail'),
  handOver: jest.fn(() => Promise.resolve('handedOver')),
}));

const tickets = [
  { name: 'Table of six', note: null, price: '£600', isSoldOut: true },
  { name: 'Service provider', note: 'Two seats a company', price: 'Free', isSoldOut: false },
  { name: 'Client side', note: null, price: '£120', isSoldOut: false },
];

const form = (
  <>
    <h2 id="seat">Take a seat</h2>
    <RegistrationForm title="FM mixer" labelledBy="seat" tickets={tickets} />
  </>
);

const { fullName, email, company } = copy.fields;

const field = ({ label }: { label: string }): HTMLElement =>
  screen.getByRole('textbox', { name: label });

const fill = async (): Promise<void> => {
  await userEvent.type(field(fullName), 'Dana Rosen');
  await userEvent.type(field(email), 'dana@kestrel.example');
  await userEvent.type(field(company), 'Kestrel');
};
const send = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: copy.registration.send }));
const mails = jest.mocked(handOver);

beforeEach(() => {
  sessionStorage.clear();
  mails.mockClear();
});

it('offers the tickets that are left, the first of them chosen', () => {
  render(form);
  expect(screen.getByRole('radio', { name: /table of six/i })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /service provider/i })).toBeChecked();
});

it('hands over who comes, with which ticket', async () => {
  render(form);
  await userEvent.click(screen.getByRole('radio', { name: /client side/i }));
  await fill();
  await send();
  const [mail] = mails.mock.calls[0] ?? [];
  expect(mail?.subject).toContain('FM mixer');
  expect(mail?.lines).toEqual(['Client side', '', 'Dana Rosen', 'Kestrel', 'dana@kestrel.example']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('does not send what is incomplete', async () => {
  render(form);
  await send();
  expect(mails).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('goes back to what was typed, and gives it the focus', async () => {
  render(form);
  await fill();
  await send();
  await userEvent.click(screen.getByRole('button', { name: copy.registration.handedOver.back }));
  expect(field(company)).toHaveValue('Kestrel');
  expect(screen.getByRole('radio', { name: /service provider/i })).toHaveFocus();
});

it('keeps what was typed over a reload', async () => {
  const { unmount } = render(form);
  await fill();
  unmount();
  render(form);
  expect(field(company)).toHaveValue('Kestrel');
});

it('is a form that sends a mail before JavaScript', () => {
  expect(renderToString(form)).toMatch(/<form[^>]* action="mailto:[^"]*FM%20mixer/);
});
