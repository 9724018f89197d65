import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosing, question as questionStore } from '../../../src/consent/browser/state';
import { Consent } from '../../../src/ui/consent/Consent';
import { ConsentQuestion } from '../../../src/ui/consent/ConsentQuestion';
import { readChoice } from '../../../src/consent/choice';
import { CHOICE_COOKIE, choosable, REVISION } from '../../../src/consent/table';
import copy from '../../../src/copy/consent.json';
import asked from '../../../src/copy/consentQuestion.json';
import { letDialogsOpen } from '../../support/dialogs';

// jsdom measures nothing.
jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const listenTo = (signal: boolean | undefined): void =>
  void Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: signal,
    configurable: true,
  });

beforeEach(() => {
  letDialogsOpen();
  act(() => {
    choosing.set(false);
    questionStore.set('asked');
  });
  listenTo(undefined);
  document.cookie = `${CHOICE_COOKIE}=; Max-Age=0; Path=/`;
});

/** A visitor who agreed to these on an earlier day. */
const agreedTo = (...granted: string[]): void => {
  document.cookie = `${CHOICE_COOKIE}=${REVISION}.${granted.join('-')}.2026-11-22; Path=/`;
};

const chosen = () => readChoice(document.cookie)?.granted;
const question = () => screen.queryByRole('region', { name: asked.label });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choices = () => screen.findByRole('dialog', { name: copy.choices.title });
const switchOf = (category: keyof typeof copy.categories) =>
  screen.getByRole<HTMLInputElement>('switch', { name: copy.categories[category].label });

/** The page as Gatsby makes it. */
const renderPage = () =>
  render(
    <>
      <div id="gatsby-focus-wrapper" role="group" tabIndex={-1}>
        <ConsentQuestion />
        <a href="/cookie-policy/#cookie-choices">Cookie choices</a>
      </div>
      <Consent />
    </>,
  );

it.each([
  ['everything', asked.accept, ['analytics', 'marketing']],
  ['nothing', asked.reject, []],
])('grants %s on one press, and asks no more', async (_what, name, granted) => {
  renderPage();
  await press(name);
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(chosen()).toEqual(granted);
});

it('goes on at the beginning of the page after an answer, not in the middle of nowhere', async () => {
  renderPage();
  await press(asked.reject);
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

it('asks nobody who has chosen', async () => {
  agreedTo();
  renderPage();
  await act(() => Promise.resolve());
  expect(question()).not.toBeInTheDocument();
});

it('is reached by the first Tabs', async () => {
  renderPage();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: asked.policy })).toHaveFocus();
});

it('starts every switch off that can be chosen, and saves what they say', async () => {
  renderPage();
  await press(asked.choose);
  await choices();
  for (const category of choosable) expect(switchOf(category)).not.toBeChecked();
  expect(switchOf('necessary')).toBeDisabled();
  await userEvent.click(switchOf('marketing'));
  await press(copy.choices.save);
  await waitFor(() => expect(chosen()).toEqual(['marketing']));
  expect(question()).not.toBeInTheDocument();
});

it('opens again for a link, with the switches as they were left', async () => {
  agreedTo('marketing');
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Cookie choices' }));
  await choices();
  expect(switchOf('marketing')).toBeChecked();
  expect(switchOf('analytics')).not.toBeChecked();
});

describe('where the browser sends Global Privacy Control', () => {
  beforeEach(() => listenTo(true));

  it('keeps advertising off, says why, and grants the rest', async () => {
    renderPage();
    await press(asked.choose);
    await choices();
    expect(switchOf('marketing')).toBeDisabled();
    expect(switchOf('marketing')).not.toBeChecked();
    expect(switchOf('marketing')).toHaveAccessibleDescription(copy.choices.refused);
    await userEvent.click(switchOf('analytics'));
    await press(copy.choices.save);
    await waitFor(() => expect(chosen()).toEqual(['analytics']));
  });

  it('grants no advertising on a yes to everything', async () => {
    renderPage();
    await press(asked.accept);
    await waitFor(() => expect(chosen()).toEqual(['analytics']));
  });

  it('wins over a yes of an earlier day, and deletes what came of it', async () => {
    agreedTo('analytics', 'marketing');
    document.cookie = 'hubspotutk=1; Path=/';
    renderPage();
    await waitFor(() => expect(document.cookie).not.toMatch(/hubspotutk/));
    await userEvent.click(screen.getByRole('link', { name: 'Cookie choices' }));
    await choices();
    expect(switchOf('analytics')).toBeChecked();
    expect(switchOf('marketing')).not.toBeChecked();
  });
});
