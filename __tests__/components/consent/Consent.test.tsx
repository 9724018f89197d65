import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentLayer } from '../../../src/browser/consent/panel';
import { Consent } from '../../../src/components/consent/Consent';
import { readChoice } from '../../../src/consent/choice';
import { CHOICE_COOKIE } from '../../../src/consent/table';
import copy from '../../../src/copy/consent.json';

// jsdom measures nothing.
jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const answer = jest.fn<Promise<Partial<Response>>, []>();

beforeEach(() => {
  document.cookie = `${CHOICE_COOKIE}=; Max-Age=0; Path=/`;
  act(() => consentLayer.set('none'));
  answer.mockResolvedValue({ ok: true, json: () => Promise.resolve({ country: 'NL' }) });
  globalThis.fetch = answer as unknown as typeof fetch;
});

const chosen = () => readChoice(document.cookie)?.granted;
const panel = (title = copy.title) => screen.findByRole('region', { name: title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOn = (label: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: label }).checked;

it.each([
  ['everything', copy.accept, ['analytics', 'marketing']],
  ['nothing', copy.reject, []],
])('grants %s on one press, and asks no more', async (_what, name, granted) => {
  render(<Consent />);
  await panel();
  await press(name);
  expect(chosen()).toEqual(granted);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('asks nobody who has chosen', async () => {
  document.cookie = `${CHOICE_COOKIE}=1..2026-11-22; Path=/`;
  render(<Consent />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('starts the switches as the country stands, and saves what they say', async () => {
  render(<Consent />);
  await panel();
  await press(copy.choose);
  const choices = await panel(copy.choices.title);
  expect(choices).toHaveFocus();
  await waitFor(() => expect(isOn(copy.categories.analytics.label)).toBe(true));
  expect(isOn(copy.categories.marketing.label)).toBe(false);
  expect(within(choices).getByText(/Netherlands/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: copy.categories.marketing.label }));
  await userEvent.click(screen.getByRole('switch', { name: copy.categories.analytics.label }));
  await press(copy.choices.save);
  expect(chosen()).toEqual(['marketing']);
});

it('starts them off where the country cannot be told', async () => {
  answer.mockRejectedValue(new Error('offline'));
  render(<Consent />);
  await panel();
  await press(copy.choose);
  await panel(copy.choices.title);
  expect(isOn(copy.categories.analytics.label)).toBe(false);
  expect(screen.getByRole('switch', { name: copy.categories.necessary.label })).toBeDisabled();
});

it('opens again for a link, with the switches as they were left', async () => {
  document.cookie = `${CHOICE_COOKIE}=1.marketing.2026-11-22; Path=/`;
  render(
    <>
      <a href="/cookie-policy/#cookie-choices">Cookie choices</a>
      <Consent />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Cookie choices' });
  link.focus();
  await userEvent.click(link);
  await panel(copy.choices.title);
  expect(isOn(copy.categories.marketing.label)).toBe(true);
  expect(isOn(copy.categories.analytics.label)).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});
