import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BellBoard } from '../../../../src/sections/contact/bell-board/BellBoard';
import { deliverFromBrowser } from '../../../../src/forms/deliverFromBrowser';
import { input } from '../../../support/input';

jest.mock('../../../../src/forms/deliverFromBrowser');
const delivery = jest.mocked(deliverFromBrowser);

const bell = (name: string) => ({
  name,
  hint: 'Now',
  person: { name: 'Dana Rosen', role: 'Desk', company: 'Lintel', portrait: null },
  says: 'Write.',
  mail: 'desk@lintel.example',
  phone: '+1 312 555 0100',
  answered: 'Today',
});

const section = {
  anchor: 'write',
  breadcrumbs: [],
  title: 'Ring',
  lead: 'Eight bells.',
  actions: [],
  bellsLegend: 'Bells',
  bells: [bell('A demo'), bell('A fault')],
  formTitle: 'Write',
  form: {
    slug: 'contact',
    service: 'a3b09645-ebf4-4db8-ab4b-cce0ff2232f9',
    button: 'Contact us',
    thanks: '/thankyou/',
    inputs: [
      input('topic', 'What it is about', { isOptional: true, options: ['A demo', 'A fault'] }),
      input('email', 'Work email'),
    ],
  },
  listAnchor: 'addresses',
  listTitle: 'All',
};

const rung = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => history.replaceState(null, '', '/contact/'));

it('makes the bells a field of the form, so that a browser without script sends it', () => {
  render(<BellBoard {...section} />);
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(data.getAll('topic')).toEqual(['A demo']);
});

it('sends what was rung for, and keeps it in the address', async () => {
  delivery.mockResolvedValue({ state: 'sent' });
  render(<BellBoard {...section} />);
  fireEvent.click(rung(/A fault/));
  expect(new URLSearchParams(location.search).get('topic')).toBe('A fault');
  await userEvent.type(screen.getByRole('textbox', { name: /email/i }), 'dana@kestrel.example');
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  await waitFor(() => expect(delivery).toHaveBeenCalled());
  expect(delivery.mock.calls[0]?.[0].fields).toEqual({
    topic: 'A fault',
    email: 'dana@kestrel.example',
  });
});

it('rings the bell that the address names', () => {
  history.replaceState(null, '', '/contact/?topic=A+fault');
  act(() => void render(<BellBoard {...section} />));
  expect(rung(/A fault/)).toBeChecked();
});

it('has the person of each bell before the fields of the form', () => {
  render(<BellBoard {...section} />);
  const [mail] = screen.getAllByRole('link', { name: 'desk@lintel.example' });
  const field = screen.getByRole('textbox', { name: /email/i });
  expect(mail?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
