import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ClientView } from '../../../../../src/sections/industry/facility-management-services/client-view/ClientView';

const job = { place: 'Tower', state: 'Closed', tone: 'good', why: 'Done.' } as const;

const section: ComponentProps<typeof ClientView> = {
  anchor: 'client',
  title: 'One record',
  lead: 'For both.',
  estate: 'An estate',
  rate: 50,
  cost: 30,
  jobs: [
    { ...job, name: 'Pump', scans: ['08:00', '10:00'] },
    { ...job, name: 'Door', scans: ['10:00', '11:00'] },
    { ...job, name: 'Lamp', scans: ['11:00', '12:00'] },
  ],
  sum: 'So far',
  ours: 'Yours.',
  theirs: 'Not theirs.',
  lastDay: {
    goes: ['Machines', 'Jobs'],
    stays: ['Accounts', 'Margins'],
    fields: ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, value: `of ${label}` })),
    note: 'Then it goes across.',
  },
  act: { text: 'Less is argued about.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('adds up what was worked, for the client and for the provider', () => {
  render(<ClientView {...section} />);
  const sums = within(screen.getByRole('row', { name: /So far/ }));
  for (const sum of ['£200.00', /£120\.00/, '£80.00']) expect(sums.getByText(sum)).toBeVisible();
});

it('looks as the client first, of three', () => {
  render(<ClientView {...section} />);
  const roles = screen.getAllByRole<HTMLInputElement>('radio');
  expect(roles.map(({ checked }) => checked)).toEqual([false, true, false]);
});

it('says what goes with the building, to the five fields', () => {
  render(<ClientView {...section} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    section.lastDay.fields.map(({ value }) => value),
  );
  expect(screen.getByText('Margins')).toBeInTheDocument();
});
