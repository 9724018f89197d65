import { render, screen, within } from '@testing-library/react';
import { PayAmong } from '../../../src/kinds/opening/PayAmong';
import { amountWords, startMost } from '../../../src/kinds/opening/payOf';

const axis = {
  ratesOf: '2026-11-02',
  most: 200000,
  step: 50000,
  rates: [
    { currency: 'USD', dollars: 1 },
    { currency: 'GBP', dollars: 1.31 },
  ],
};

const role = (title: string, low: number, currency = 'USD', span: string | null = null) => ({
  path: `/careers/${title}/`,
  title,
  place: 'chicago',
  pay: { low, high: low + 30000, currency, span },
});

const others = [role('writer', 50000), role('analyst', 90000), role('London', 80000, 'GBP')];

const titles = (): (string | undefined)[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^\w+/)?.[0]);

it('ranks all bands by what they are in dollars, and links to all but its own', () => {
  render(<PayAmong own={role('nights', 60000)} others={others} axis={axis} />);
  expect(titles()).toEqual(['London', 'analyst', 'nights', 'writer']);
  const own = screen.getByRole('listitem', { current: true });
  expect(own).toHaveTextContent('nights');
  expect(within(own).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'writer' })).toHaveAttribute('href', '/careers/writer/');
});

it('gives a role without yearly pay no band among them', () => {
  render(
    <PayAmong own={role('graduate', 20000, 'USD', 'eight weeks')} others={others} axis={axis} />,
  );
  expect(titles()).not.toContain('graduate');
});

it('says where one starts, in the lower two thirds', () => {
  expect(startMost({ low: 74000, high: 92000, currency: 'USD' })).toBe(86000);
  expect(amountWords(86000, 'USD')).toBe('$86,000');
  expect(amountWords(312000, 'AED')).toBe('AED\u00a0312,000');
});
