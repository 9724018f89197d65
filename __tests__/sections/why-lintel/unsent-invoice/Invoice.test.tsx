import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import { formatDollars } from '../../../../src/format/number';
import { defaultInputs } from '../../../../src/roi/inputs';
import { unsentInvoice } from '../../../../src/roi/unsent';
import { Invoice } from '../../../../src/sections/why-lintel/unsent-invoice/Invoice';
import {
  everything,
  invoiceOf,
  toggle,
  verdictOf,
} from '../../../../src/sections/why-lintel/unsent-invoice/invoice';
import type { unsentInvoice as schema } from '../../../../src/sections/why-lintel/unsent-invoice/schema';
import words from '../../../../src/sections/why-lintel/unsent-invoice/words.json';

const { isIntegration: _, ...inputs } = defaultInputs;
const section = {
  sender: 'Things',
  reference: 'Due',
  cases: [
    { name: 'Ten', addressee: 'Ten offices.', inputs },
    { name: 'One', addressee: 'One office.', inputs: { ...inputs, noOfBuildings: 1 } },
  ],
  lines: { inHouse: 'Own people, {hours} hours', outsourced: 'Contractors, {hours} hours' },
  free: { text: 'Fans', amount: 'not stated' },
  calculator: 'Your own',
} as unknown as SectionProps<typeof schema>;

const all = unsentInvoice(defaultInputs);
const total = () => screen.getAllByRole('definition')[0]?.textContent;

describe('the invoice', () => {
  it('takes a line off and puts it back', () => {
    const without = toggle(everything, 'inHouse');
    expect(without.counted).toEqual(['outsourced']);
    expect(toggle(without, 'inHouse')).toEqual(everything);
  });

  it('comes to what is counted, half of it if only half is believed', () => {
    const sum = (belief: typeof everything) => invoiceOf(inputs, section.lines, belief).total;
    expect(sum(everything)).toBe(formatDollars(all.total));
    expect(sum({ ...everything, isHalf: true })).toBe(formatDollars(all.total / 2));
    expect(sum({ counted: [], isHalf: false })).toBe(formatDollars(0));
  });

  it('says so where waiting is the cheaper offer', () => {
    const verdicts = [0, 900, 1000, 6100].map((sum) => verdictOf(sum, 1000));
    expect(new Set(verdicts).size).toBe(4);
    expect(verdicts[0]).toBe(words.nothing);
    expect(verdicts[1]).toContain('$100');
    expect(verdicts[3]).toContain('6.1');
  });
});

it('follows its ticks and its cases', async () => {
  render(<Invoice {...section} />);
  expect(total()).toBe(formatDollars(all.total));
  await userEvent.click(screen.getByRole('checkbox', { name: /Contractors/ }));
  expect(total()).toBe(formatDollars(all.inHouse.amount));
  await userEvent.click(screen.getByRole('checkbox', { name: words.half }));
  expect(total()).toBe(formatDollars(all.inHouse.amount / 2));
  await userEvent.click(screen.getByRole('radio', { name: 'One' }));
  expect(total()).toBe(formatDollars(all.inHouse.amount / 20));
});

it('is the first invoice in full without scripts', () => {
  expect(renderToStaticMarkup(<Invoice {...section} />)).toContain(formatDollars(all.total));
});
