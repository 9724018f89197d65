import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { navigate } from 'gatsby';
import { Form } from '../../../src/ui/forms/Form';
import { FormPage } from '../../../src/ui/forms/FormPage';
import copy from '../../../src/copy/forms.json';
import messages from '../../../src/copy/formMessages.json';
import { fieldLabel } from '../../../src/forms/words';
import { isId } from '../../../src/forms/submission';
import {
  deliverFromBrowser,
  type Delivery,
  type NamedForm,
} from '../../../src/forms/deliverFromBrowser';

jest.mock('../../../src/forms/deliverFromBrowser');
const delivery = jest.mocked(deliverFromBrowser);

/** With the labels that the build gives a form. */
const labeled = (one: NamedForm): NamedForm => ({
  ...one,
  inputs: one.inputs.map((field) => ({ ...field, label: fieldLabel(field) })),
});

const form = labeled({
  slug: 'contact',
  service: 'a3b09645-ebf4-4db8-ab4b-cce0ff2232f9',
  button: 'Contact us',
  thanks: '/thankyou/',
  inputs: [
    { name: 'firstName', isOptional: false },
    { name: 'lastName', isOptional: false },
    { name: 'email', isOptional: false },
    { name: 'phoneNumber', isOptional: true },
    { name: 'buildings', isOptional: false, options: ['1–4', '5–30'] },
    { name: 'interests', isOptional: true, options: ['Energy', 'Leaks'] },
    { name: 'message', isOptional: true },
    { name: 'newsletter', isOptional: true },
  ],
});

const short = labeled({ ...form, inputs: [{ name: 'email', isOptional: false }] });

const element = (shown: NamedForm) => (
  <>
    <h2 id="title">Write to us</h2>
    <Form form={shown} labelledBy="title" />
  </>
);

const words = copy.fields;
const box = (name: keyof typeof words) =>
  screen.getByRole('textbox', { name: new RegExp(`^${words[name].label}`) });
const button = () => screen.getByRole('button', { name: form.button });
const whenSent = () => waitFor(() => expect(delivery).toHaveBeenCalled());

async function fill(): Promise<void> {
  await userEvent.type(box('firstName'), 'Dana');
  await userEvent.type(box('lastName'), 'Rosen');
  await userEvent.type(box('email'), 'dana@kestrel.example');
  await userEvent.selectOptions(screen.getByRole('combobox'), '5–30');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leaks' }));
}

const answers = {
  firstName: 'Dana',
  lastName: 'Rosen',
  email: 'dana@kestrel.example',
  buildings: '5–30',
  interests: 'Leaks',
};

beforeEach(() => {
  sessionStorage.clear();
  delivery.mockReset();
  jest.mocked(navigate).mockReset();
  document.body.innerHTML = '';
});

it('says at each field what it takes, and sends nothing before that', async () => {
  render(element(form));
  await userEvent.type(box('email'), 'dana');
  await userEvent.click(button());
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#contact-firstName',
    '#contact-lastName',
    '#contact-email',
    '#contact-buildings',
  ]);
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription();
  }
  expect(box('phoneNumber')).toBeValid();
  expect(delivery).not.toHaveBeenCalled();
});

it('leaves the focus where somebody types while there are errors', async () => {
  render(element(form));
  await userEvent.click(button());
  await userEvent.type(box('firstName'), 'Dana');
  expect(box('firstName')).toHaveFocus();
  expect(box('firstName')).toHaveValue('Dana');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('says in the title and at each field what is wrong, until it is put right', async () => {
  document.title = 'Contact | Lintel';
  delivery.mockResolvedValue({ state: 'sent' });
  render(element(form));
  await fill();
  await userEvent.clear(box('email'));
  await userEvent.type(box('email'), 'dana@kestrel');
  await userEvent.click(button());
  expect(document.title).toBe(`${copy.errorTitle}Contact | Lintel`);
  expect(box('email')).toHaveAccessibleDescription(messages.fields.email.malformed);
  await userEvent.type(box('email'), '.example');
  expect(box('email')).toBeValid();
  expect(box('email')).not.toHaveAccessibleDescription();
  expect(box('email')).toHaveFocus();
  expect(document.title).toBe('Contact | Lintel');
  await userEvent.click(button());
  await whenSent();
  expect(delivery.mock.calls[0]?.[0].pageName).toBe('Contact | Lintel');
});

it('marks the only field itself, which takes the focus', async () => {
  render(element(short));
  await userEvent.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(box('email')).toHaveFocus();
  expect(box('email')).toHaveAccessibleDescription(messages.fields.email.missing);
});

it('sends what was filled in, forgets it, and goes on to the thank-you page', async () => {
  delivery.mockResolvedValue({ state: 'kept' });
  render(element(form));
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(form.thanks));
  const [submission, , ways] = delivery.mock.calls[0] ?? [];
  expect(submission).toMatchObject({ form: 'contact', page: '/', fields: answers });
  expect(submission?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(ways).toMatchObject({ service: null, trap: '' });
  expect(ways?.openFor).toBeGreaterThanOrEqual(1999);
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith(form.slug))).toEqual([]);
});

it('shows the errors of the service at their fields', async () => {
  delivery.mockResolvedValue({ state: 'refused', errors: [{ field: 'email', code: 'blocked' }] });
  render(element(form));
  await fill();
  await userEvent.click(button());
  await whenSent();
  await waitFor(() => expect(box('email')).toHaveAccessibleDescription(messages.errors.blocked));
  expect(box('email')).toHaveValue(answers.email);
  expect(navigate).not.toHaveBeenCalled();
});

it.each<Delivery>([{ state: 'failed' }, { state: 'tooMany', seconds: 40 }])(
  'says that it did not go through ($state), loses nothing, and keeps its id for the next try',
  async (outcome) => {
    delivery.mockResolvedValueOnce(outcome).mockResolvedValueOnce({ state: 'sent' });
    render(element(form));
    await fill();
    await userEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(copy[outcome.state as 'failed' | 'tooMany'].title);
    // Next to what was pressed, which is in sight, and not above the form.
    const last = screen.getByRole('checkbox', { name: words.newsletter.label });
    expect(last.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box('email')).toHaveValue(answers.email);
    await userEvent.click(button());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    const [first, second] = delivery.mock.calls.map(([submission]) => submission.id);
    expect(second).toBe(first);
  },
);

it('gives other words another id: the first may have arrived', async () => {
  delivery.mockResolvedValueOnce({ state: 'failed' }).mockResolvedValueOnce({ state: 'sent' });
  render(element(form));
  await fill();
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.type(box('message'), 'Call before nine');
  await userEvent.click(button());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  const [first, second] = delivery.mock.calls.map(([submission]) => submission.id);
  expect(second).not.toBe(first);
});

it('can be sent again where something breaks that nobody foresaw', async () => {
  const reported = jest.fn();
  window.reportError = reported;
  delivery.mockRejectedValueOnce(new TypeError('broken')).mockResolvedValueOnce({ state: 'sent' });
  render(element(form));
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.failed.title);
  expect(reported).toHaveBeenCalled();
  expect(box('email')).toHaveValue(answers.email);
  await userEvent.click(button());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
});

it('has an id where the browser makes none, and keeps its cookies to itself', async () => {
  const randomUUID = crypto.randomUUID.bind(crypto);
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  delivery.mockResolvedValue({ state: 'sent' });
  render(element(form));
  await fill();
  await userEvent.click(button());
  await whenSent();
  expect(isId(delivery.mock.calls[0]?.[0].id ?? '')).toBe(true);
  cookie.mockRestore();
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});

it('goes by itself once there is a connection', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  delivery.mockResolvedValueOnce({ state: 'failed' }).mockResolvedValueOnce({ state: 'sent' });
  render(element(form));
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText(copy.waiting.text)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(delivery).toHaveBeenCalledTimes(2);
  online.mockRestore();
});

it('is busy, and sends once, while it is on its way', async () => {
  delivery.mockReturnValue(new Promise(() => undefined));
  render(element(form));
  await fill();
  await userEvent.dblClick(button());
  await whenSent();
  expect(delivery).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

it('keeps what was typed over a reload, as long as its tab is there', async () => {
  const { unmount } = render(element(form));
  await fill();
  unmount();
  render(element(form));
  expect(box('lastName')).toHaveValue('Rosen');
  expect(screen.getByRole('combobox')).toHaveValue('5–30');
  expect(screen.getByRole('checkbox', { name: 'Leaks' })).toBeChecked();
});

it('keeps what was typed before the page was alive', async () => {
  delivery.mockResolvedValue({ state: 'sent' });
  const root = document.createElement('div');
  root.innerHTML = renderToString(element(form));
  document.body.append(root);
  await userEvent.type(box('lastName'), 'Rosen');
  await userEvent.selectOptions(screen.getByRole('combobox'), '5–30');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leaks' }));
  render(element(form), { container: root, hydrate: true });
  await userEvent.type(box('firstName'), 'Dana');
  await userEvent.type(box('email'), answers.email);
  await userEvent.click(button());
  await whenSent();
  expect(delivery.mock.calls[0]?.[0].fields).toEqual(answers);
});

it('hands on what stands in the field that no person sees', async () => {
  delivery.mockResolvedValue({ state: 'sent' });
  render(element(short));
  const trap = screen.getByLabelText<HTMLInputElement>(copy.answers.trap);
  trap.value = 'https://spam.example';
  await userEvent.type(box('email'), answers.email);
  await userEvent.click(button());
  await whenSent();
  expect(delivery.mock.calls[0]?.[2].trap).toBe('https://spam.example');
});

it('is complete before JavaScript: the browser checks it and sends the same', () => {
  const view = renderToString(element(form));
  expect(view).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/forms")/);
  expect(view).not.toMatch(/<form[^>]*novalidate/i);
  for (const { name } of form.inputs) expect(view).toContain(`name="${name}"`);
  expect(view).toMatch(/<input(?=[^>]*name="form")[^>]*value="contact"/);
});

it('names its page where no script could', () => {
  const pageName = 'Contact | Lintel';
  const view = renderToString(
    <FormPage value={{ page: '/contact/', pageName }}>{element(form)}</FormPage>,
  );
  expect(view).toMatch(/<input(?=[^>]*name="page")[^>]*value="\/contact\/"/);
  expect(view).toMatch(/<input(?=[^>]*name="pageName")[^>]*value="Contact \| Lintel"/);
});
