import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { PayRegister } from '../../../../src/sections/careers/pay-register/PayRegister';
import copy from '../../../../src/copy/openings.json';

const opening = (title: string, team: string, place: string, closes = '2026-12-18') => ({
  __typename: 'Opening' as const,
  path: `/careers/${title}/`,
  title,
  team,
  place,
  note: 'A note',
  posted: '2026-11-01',
  closes,
  pay: { low: 60_000, high: 80_000, currency: 'USD', span: null },
});

const section = {
  breadcrumbs: [],
  here: null,
  wash: null,
  title: 'Roles',
  lead: 'All of them',
  actions: [],
  registerName: 'Register',
  payNote: 'Gross',
  ownPay: 'Own pay',
  ownPayHint: 'Not sent',
  emptyText: 'Write all the same',
  jobs: { text: 'Write', href: 'mailto:jobs@lintel.example' },
  axis: {
    ratesOf: '2026-11-02',
    most: 200_000,
    step: 50_000,
    rates: [
      { currency: 'USD', dollars: 1 },
      { currency: 'GBP', dollars: 1.5 },
      { currency: 'AED', dollars: 0.25 },
      { currency: 'SAR', dollars: 0.25 },
    ],
  },
  pages: [
    opening('analyst', 'compliance', 'chicago'),
    opening('technician', 'controls', 'riyadh'),
    opening('gone', 'controls', 'riyadh', '2026-10-31'),
  ],
} as unknown as Parameters<typeof PayRegister>[0];

const roles = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/careers/'));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), doNotFake: ['queueMicrotask'] });
  history.replaceState(null, '', '/careers/');
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { builtOn: '2026-11-22' },
  });
});

afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it('lists what is open, by team, and leaves out what is closed', () => {
  render(<PayRegister {...section} />);
  expect(roles()).toEqual(['/careers/technician/', '/careers/analyst/']);
});

it('narrows by place and team, and keeps both in the address', async () => {
  render(<PayRegister {...section} />);
  await user.selectOptions(screen.getByLabelText(copy.place), 'chicago');
  expect(roles()).toEqual(['/careers/analyst/']);
  expect(location.search).toBe('?place=chicago');
});

it('says where there is no role for whom, and takes either choice back', async () => {
  history.replaceState(null, '', '/careers/?place=riyadh&team=compliance');
  render(<PayRegister {...section} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/Riyadh.*Compliance/);
  await user.click(screen.getByRole('link', { name: /^Riyadh/ }));
  expect(location.search).toBe('?place=riyadh');
  expect(roles()).toEqual(['/careers/technician/']);
});

it('draws one’s own pay in any currency, and keeps it out of the address', async () => {
  render(<PayRegister {...section} />);
  await user.type(screen.getByLabelText(section.ownPay), '40,000');
  await user.selectOptions(screen.getByLabelText(copy.currency), 'GBP');
  expect(screen.getByText(/^\$60k/)).toBeInTheDocument();
  expect(location.search).toBe('');
});
