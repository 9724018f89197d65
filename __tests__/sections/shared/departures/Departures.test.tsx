import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { Departures } from '../../../../src/sections/shared/departures/Departures';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { departures as departuresSchema } from '../../../../src/sections/shared/departures/schema';

/** Lets it be a day, for the build and for the visitor. */
const on = (day: string): void => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), advanceTimers: true });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: day } });
};

afterEach(() => jest.useRealTimers());

const recording = {
  slug: 'a-fan',
  title: 'A fan',
  family: 'cmms',
  seconds: 30,
  sentence: 'A fan is repaired.',
  bytes: 300_000,
  lines: [{ at: 0, text: 'It stands.' }],
};

const section = {
  anchor: null,
  isHead: true,
  title: 'Thirty minutes',
  lead: 'Live.',
  departing: {
    minutes: 30,
    yours: 'Your clock',
    universal: 'UTC',
    zoneNote: 'Universal time',
    left: 'Left',
    seats: '{seats} seats',
    full: 'Full',
    waits: 'Waiting list',
    cities: [{ name: 'Chicago' }],
    dates: [
      { at: '2027-01-14T16:00:00Z', seats: 9, remark: null },
      { at: '2027-01-28T09:00:00Z', seats: 0, remark: null },
      { at: '2027-02-11T16:00:00Z', seats: 34, remark: null },
    ],
    clocks: [['2027-01-14T10:00'], ['2027-01-28T03:00'], ['2027-02-11T10:00']],
    note: '<p>Gray is night.</p>',
  },
  form: {
    slug: 'demo-day',
    service: '6f0b9a1c-52e4-4d37-8c1f-0e7d3b94a2f8',
    button: 'Register',
    thanks: '/thankyou/',
    inputs: [
      { name: 'email', label: null, help: null, isOptional: false, options: null },
      { name: 'session', label: null, help: null, isOptional: true, options: null },
    ],
  },
  formNote: '<p>One reminder.</p>',
  noDates: { title: 'No dates yet', text: 'Leave an address.', choice: 'Next dates' },
  recording,
} as unknown as SectionProps<typeof departuresSchema>;

const valueOf = (radio: HTMLElement): string => (radio as HTMLInputElement).value;

it('offers the next date that has seats', () => {
  on('2026-12-01');
  render(<Departures {...section} />);
  expect(valueOf(screen.getByRole('radio', { checked: true }))).toContain('2027-01-14T16:00:00Z');
  expect(screen.getByText('9 seats')).toBeInTheDocument();
});

it('lists what can be booked before what is full', () => {
  on('2026-12-01');
  render(<Departures {...section} />);
  const days = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled);
  expect(days.map(({ value }) => value.slice(-21, -1))).toEqual([
    '2027-01-14T16:00:00Z',
    '2027-02-11T16:00:00Z',
    '2027-01-28T09:00:00Z',
  ]);
});

it('drops what is over by the clock of the visitor', () => {
  on('2027-01-20');
  render(<Departures {...section} />);
  expect(screen.queryByText('9 seats')).not.toBeInTheDocument();
  expect(valueOf(screen.getByRole('radio', { checked: true }))).toContain('2027-02-11T16:00:00Z');
});

it('takes no seat of a date that is full, but puts one on its list', async () => {
  on('2026-12-01');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Departures {...section} />);
  const [full] = screen.getAllByRole('radio').filter((radio) => radio.matches(':disabled'));
  expect(full).toBeDefined();
  const waiting = screen.getByRole('radio', { name: /Waiting list/ });
  await user.click(waiting);
  expect(waiting).toBeChecked();
  expect(valueOf(waiting)).toMatch(/^Waiting list .*2027-01-28T09:00:00Z/);
});

it('shows the recording where no date is left, and still takes an address', () => {
  on('2027-03-01');
  render(<Departures {...section} />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No dates yet' })).toBeInTheDocument();
  expect(screen.getByLabelText('A fan is repaired.')).toBeInTheDocument();
  const form = screen.getByRole('form');
  expect(within(form).getByRole('textbox', { name: /email/i })).toBeInTheDocument();
  expect(new FormData(form as HTMLFormElement).get('session')).toBe('Next dates');
});
