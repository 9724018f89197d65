import { render, screen } from '@testing-library/react';
import { Sheet } from '../../../src/ui/thank-you/Sheet';

const rows = [
  ['Line', 'Pounds'],
  ['Rack B', '63'],
  ['Rate', '=B2/412'],
];

it('shows how the file begins, and no formula', () => {
  render(<Sheet href="/downloads/lines.csv" rows={rows} />);
  const link = screen.getByRole('link', { hidden: true });
  expect(link).toHaveTextContent('Rack B63');
  expect(link).not.toHaveTextContent('=');
  expect(link).toHaveAttribute('href', '/downloads/lines.csv');
});

it('is no second link for those who hear or tab through the page', () => {
  render(<Sheet href="/downloads/lines.csv" rows={rows} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
