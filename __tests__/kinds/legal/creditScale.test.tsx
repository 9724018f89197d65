import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { creditFor, daysIn, PROMISED } from '../../../src/content-model/promise';
import type { Outage } from '../../../src/content-model/outages';
import { CreditScale } from '../../../src/kinds/legal/CreditScale';
import copy from '../../../src/kinds/legal/service.json';

const OUTAGES = 'content/data/outages';
const outages = readdirSync(OUTAGES).map(
  (file) => parse(readFileSync(`${OUTAGES}/${file}`, 'utf8')) as Outage,
);
const nameOf = ({ on }: Outage): string =>
  new Date(on).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

it('takes each month that it names from the public list', () => {
  const named = copy.creditScale.examples.filter(({ note }) => /20\d\d/.test(note));
  expect(named.length).toBeGreaterThan(0);
  for (const { minutes, days, note } of named) {
    const month = outages.filter((outage) =>
      note.replaceAll('\u00a0', ' ').endsWith(nameOf(outage)),
    );
    expect(month.reduce((sum, outage) => sum + outage.minutes, 0)).toBe(minutes);
    expect(daysIn(month[0]?.on ?? '')).toBe(days);
  }
});

it('shows what the promise pays back', () => {
  render(<CreditScale />);
  const rows = screen.getAllByRole('row').slice(1);
  copy.creditScale.examples.forEach(({ minutes, days }, index) => {
    const credit = creditFor(minutes, days);
    if (credit) expect(rows[index]).toHaveTextContent(`${credit}%`);
  });
});

it('is in a document that promises the same', () => {
  const body = readFileSync('content/legal/service-levels.md', 'utf8');
  expect(body).toContain(`${PROMISED}% of each calendar month`);
  expect(body).toContain(`${creditFor(60, 30)}% of the month’s price`);
});
