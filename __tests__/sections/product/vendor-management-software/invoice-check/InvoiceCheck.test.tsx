import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceCheck } from '../../../../../src/sections/product/vendor-management-software/invoice-check/InvoiceCheck';
import {
  lanesOf,
  marksOf,
  placeOf,
  sumsOf,
} from '../../../../../src/sections/product/vendor-management-software/invoice-check/check';
import copy from '../../../../../src/sections/product/vendor-management-software/invoice-check/words.json';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { invoiceCheck } from '../../../../../src/sections/product/vendor-management-software/invoice-check/schema';

const line = { detail: '2 h', card: 'Hour, $50', released: 'It is paid.', asked: 'You wait.' };
const section = {
  title: 'Open each line',
  lead: 'And decide.',
  anchor: 'invoice',
  bill: { title: 'Invoice 1', note: 'A firm' },
  day: { from: '11:00', to: '15:00' },
  lines: [
    {
      ...line,
      name: 'Labor',
      cents: 10000,
      isBacked: true,
      billed: { from: '12:00', to: '14:00', says: 'Two hours.' },
      seen: { from: '12:00', to: '13:58', says: 'In and out.' },
    },
    {
      ...line,
      name: 'Helper',
      cents: 4000,
      isBacked: false,
      billed: { from: '12:00', to: '14:00', says: 'Two hours of a second person.' },
      asked: 'He was elsewhere.',
      released: 'You pay twice.',
    },
  ],
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof invoiceCheck>;

const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('adds up by decision, and says of a record that is missing that it is', () => {
  expect(sumsOf(section.lines, ['release', 'ask'])).toEqual({
    total: '$140.00',
    release: '$100.00',
    ask: '$40.00',
  });
  const [, helper] = section.lines;
  expect(helper && marksOf(lanesOf(helper)).at(-1)?.says).toContain(copy.nothing);
  expect(placeOf('12:00', section.day)).toBe(25);
});

it('opens with the line that was asked about, and the sums follow a decision', async () => {
  render(<InvoiceCheck {...section} />);
  expect(screen.getByRole('radio', { name: /Helper/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: copy.ask })).toBeChecked();
  expect(sums()).toEqual(['$140.00', '$100.00', '$40.00']);
  await userEvent.click(screen.getByRole('radio', { name: copy.release }));
  expect(screen.getByText('You pay twice.')).toBeInTheDocument();
  expect(sums()).toEqual(['$140.00', '$140.00', '$0.00']);
});

it('keeps the decision of a line while others are read', async () => {
  render(<InvoiceCheck {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: /Labor/ }));
  await userEvent.click(screen.getByRole('radio', { name: copy.ask }));
  await userEvent.click(screen.getByRole('radio', { name: /Helper/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Labor/ }));
  expect(screen.getByRole('radio', { name: copy.ask })).toBeChecked();
});

it('has all lines with what followed before any script', () => {
  const view = renderToStaticMarkup(<InvoiceCheck {...section} />);
  const table = /<noscript>.*?<table.*?<\/noscript>/.exec(view)?.[0] ?? '';
  expect(table).toContain('It is paid.');
  expect(table).toContain('He was elsewhere.');
});
