import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RegistrationForm } from '../../../src/kinds/event/RegistrationForm';
import copy from '../../../src/copy/forms.json';
import { deliverFromBrowser } from '../../../src/forms/deliverFromBrowser';
import { input } from '../../support/input';

jest.mock('../../../src/forms/deliverFromBrowser');
const delivery = jest.mocked(deliverFromBrowser);

const tickets = [
  { name: 'Table of six', note: null, price: '£600', isSoldOut: true },
  { name: 'Service provider', note: 'Two seats a company', price: 'Free', isSoldOut: false },
  { name: 'Client side', note: null, price: '£120', isSoldOut: false },
];

const form = {
  slug: 'event-registration',
  service: '31d88148-b2fa-4ad8-988c-1979108972a0',
  button: 'Register',
  thanks: '/thankyou/',
  inputs: [
    input('email', copy.fields.email.label),
    input('ticket', copy.fields.ticket.label, { isOptional: true }),
  ],
};

const element = (
  <>
    <h2 id="seat">Take a seat</h2>
    <RegistrationForm form={form} labelledBy="seat" tickets={tickets} />
  </>
);

const email = (): HTMLElement => screen.getByRole('textbox', { name: copy.fields.email.label });

beforeEach(() => {
  sessionStorage.clear();
  delivery.mockReset();
});

it('offers the tickets that are left, the first of them chosen', () => {
  render(element);
  expect(screen.getByRole('radio', { name: /table of six/i })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /service provider/i })).toBeChecked();
});

it('sends who comes, with which ticket', async () => {
  delivery.mockResolvedValue({ state: 'sent' });
  render(element);
  await userEvent.click(screen.getByRole('radio', { name: /client side/i }));
  await userEvent.type(email(), 'dana@kestrel.example');
  await userEvent.click(screen.getByRole('button', { name: form.button }));
  await waitFor(() => expect(delivery).toHaveBeenCalled());
  expect(delivery.mock.calls[0]?.[0].fields).toEqual({
    email: 'dana@kestrel.example',
    ticket: 'Client side',
  });
});

it('sends the ticket without JavaScript too', () => {
  const view = renderToString(element);
  expect(view).toContain('action="/api/forms"');
  expect(view).toMatch(/<input(?=[^>]*name="ticket")(?=[^>]*checked)[^>]*value="Service provider"/);
});
