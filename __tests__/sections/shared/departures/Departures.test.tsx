import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { Departures } from '../../../../src/sections/shared/departures/Departures';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { departures as departuresSchema } from '../../../../src/sections/shared/departures/schema';
import { input } from '../../../support/input';

/** Lets it be a day, for the build and for the visitor. */
const on = (day: string): void => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), advanceTimers: true });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: day } });
};

afterEach(() => jest.useRealTimers());

const section = {
  arrangement: 'record',
  anchor: 'dates',
  breadcrumbs: [],
  title: 'Thirty minutes',
  lead: 'Live.',
  actions: [{ text: 'Choose', href: '#dates' }],
  facts: [{ text: 'Teams' }],
  departing: {
    title: 'Three Thursdays',
    minutes: 30,
    cities: [{ name: 'Chicago' }],
    dates: [
      { at: '2027-01-14T16:00:00Z', seats: 9 },
      { at: '2027-01-28T09:00:00Z', seats: 0 },
      { at: '2027-02-11T16:00:00Z', seats: 34 },
    ],
    clocks: [['2027-01-14T10:00'], ['2027-01-28T03:00'], ['2027-02-11T10:00']],
  },
  form: {
    slug: 'demo-day',
    service: '6f0b9a1c-52e4-4d37-8c1f-0e7d3b94a2f8',
    button: 'Register',
    thanks: '/thankyou/',
    inputs: [input('email', 'Work email'), input('session', 'Date', { isOptional: true })],
  },
  formNote: '<p>One reminder.</p>',
  noDates: {
    title: 'No dates yet',
    text: 'Leave an address.',
    choice: 'Next dates',
    link: { text: 'Watch one', href: '/tour/' },
  },
} as unknown as SectionProps<typeof departuresSchema>;

const valueOf = (radio: HTMLElement): string => (radio as HTMLInputElement).value;

/** When the page says that the next one is. */
const next = (): string | null | undefined => screen.getByText('Next').nextSibling?.textContent;

it('offers the next date that has seats', () => {
  on('2026-12-01');
  render(<Departures {...section} />);
  expect(valueOf(screen.getByRole('radio', { checked: true }))).toContain('2027-01-14T16:00:00Z');
  expect(next()).toMatch(/Thu, Jan.14, 9.seats/);
});

it('lists dates in their order, full or not, and begins with one that has seats', () => {
  on('2026-12-01');
  render(<Departures {...section} />);
  const days = screen.getAllByRole<HTMLInputElement>('radio');
  expect(days.map(({ value }) => value.slice(-21, -1))).toEqual([
    '2027-01-14T16:00:00Z',
    '2027-01-28T09:00:00Z',
    '2027-02-11T16:00:00Z',
  ]);
});

it('drops what is over by the clock of the visitor', () => {
  on('2027-01-20');
  render(<Departures {...section} />);
  expect(next()).toMatch(/Feb.11/);
  expect(valueOf(screen.getByRole('radio', { checked: true }))).toContain('2027-02-11T16:00:00Z');
});

it('takes no seat of a date that is full, but puts one on its list', async () => {
  on('2026-12-01');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Departures {...section} />);
  const waiting = screen.getByRole('radio', { name: /Full.*Waiting list/ });
  await user.click(waiting);
  expect(waiting).toBeChecked();
  expect(valueOf(waiting)).toMatch(/^Waiting list .*2027-01-28T09:00:00Z/);
});

it('says the hours of the chosen date by other clocks', async () => {
  on('2026-12-01');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Departures {...section} />);
  expect(screen.getByText(/in.Chicago/)).toHaveTextContent(/Jan.14.*10:00/);
  await user.click(screen.getByRole('radio', { name: /Waiting list/ }));
  expect(screen.getByText(/in.Chicago/)).toHaveTextContent(/Jan.28.*03:00/);
});

it('offers something to see where no date is left, and still takes an address', () => {
  on('2027-03-01');
  render(<Departures {...section} />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No dates yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch one' })).toHaveAttribute('href', '/tour/');
  const form = screen.getByRole('form');
  expect(within(form).getByRole('textbox', { name: /email/i })).toBeInTheDocument();
  expect(new FormData(form as HTMLFormElement).get('session')).toBe('Next dates');
});
