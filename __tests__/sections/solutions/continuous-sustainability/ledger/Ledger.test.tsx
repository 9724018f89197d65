import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ledger } from '../../../../../src/sections/solutions/continuous-sustainability/ledger/Ledger';

const line = (name: string, kwh: number) => ({
  name,
  kwh,
  lb: 0,
  day: 'May 1',
  meter: `Meter of ${name}`,
  proof: `Proof of ${name}.`,
});
const loose = (name: string) => ({ name, meter: 'no meter', proof: `Proof of ${name}.` });

const section = {
  title: 'A ledger',
  lead: 'Its lead.',
  place: 'A site',
  moment: 'A year',
  chosen: 'Fans',
  book: {
    entries: [line('Fans', -150), line('Lamps', -20), line('Shift', 20)],
    totals: { before: { kwh: 1000, lb: 0 }, after: { kwh: 800, lb: 0 } },
    factors: { gridBefore: 0.5, gridAfter: 0.4, warming: 1000 },
    rest: loose('Rest'),
    grid: loose('Grid'),
  },
  act: { text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

it('opens with one line chosen, and shows its proof', () => {
  render(<Ledger {...section} />);
  expect(screen.getByRole('radio', { name: /^Fans/ })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Proof of Fans.');
});

it('shows the proof of another line', async () => {
  render(<Ledger {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Rest/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Proof of Rest.');
});

it('has every line with its proof on the page that prints', () => {
  render(<Ledger {...section} />);
  const table = within(screen.getByRole('table', { hidden: true }));
  for (const { proof } of [...section.book.entries, section.book.rest, section.book.grid]) {
    expect(table.getByText(new RegExp(proof))).toBeInTheDocument();
  }
});
