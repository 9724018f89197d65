import { render, screen, within } from '@testing-library/react';
import { ServiceCharge } from '../../../../../src/sections/industry/commercial-portfolios/service-charge/ServiceCharge';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { serviceCharge as serviceChargeSchema } from '../../../../../src/sections/industry/commercial-portfolios/service-charge/schema';

const charge = (name: string, amount: number, isOpen: boolean) => ({
  name,
  amount,
  lastYear: amount * 2,
  isOpen,
  works: [{ order: `WO-${name}`, day: 'May 2', what: `Work on ${name}`, amount }],
});

const section: SectionProps<typeof serviceChargeSchema> = {
  title: 'A statement',
  lead: 'Lead',
  premises: 'Level 4',
  tenantArea: 1,
  wholeArea: 3,
  charges: [charge('Water', 1000, true), charge('Elevators', 1000, false)],
  act: { text: 'Opened.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('opens the lines that the file opens, each with its work', () => {
  render(<ServiceCharge {...section} />);
  const lines = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(lines.map(({ open }) => open)).toEqual([true, false]);
  expect(within(lines[0]!).getByText('Work on Water')).toBeInTheDocument();
});

it('adds the shares as they are shown', () => {
  render(<ServiceCharge {...section} />);
  expect(screen.getByText('$666.66')).toBeInTheDocument();
  expect(screen.getByText(/\$2,000/)).toBeInTheDocument();
});
