import { render, screen } from '@testing-library/react';
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

const lineOf = (name: string) =>
  screen.getAllByRole('group').find(({ textContent }) => textContent.startsWith(name));

it('opens with one line, and shows its proof', () => {
  render(<Ledger {...section} />);
  expect(lineOf('Fans')).toHaveAttribute('open');
  expect(lineOf('Rest')).not.toHaveAttribute('open');
});

it('has every line with its proof, of which one is open at a time', () => {
  render(<Ledger {...section} />);
  for (const { name, proof } of [...section.book.entries, section.book.rest, section.book.grid]) {
    expect(lineOf(name)).toHaveTextContent(proof);
    expect(lineOf(name)).toHaveAttribute('name', lineOf('Fans')?.getAttribute('name'));
  }
});

it('says what a line counts besides tons', () => {
  render(<Ledger {...section} />);
  expect(lineOf('Fans')).toHaveTextContent('May 1, −150 kWh');
});
