import { render, screen } from '@testing-library/react';
import { PortfolioBars } from '../../../../src/ui/product-ui/drawings/PortfolioBars';

const drawn = (values: readonly number[]): void => {
  const rows = values.map((value, at) => ({ name: `Site ${String(at)}`, value, before: 20 }));
  render(<PortfolioBars type="portfolioBars" title="t" quantity="q" highest={40} rows={rows} />);
};

it('writes what is counted in whole without decimals', () => {
  drawn([7, 31]);
  expect(screen.getByText('31')).toBeInTheDocument();
});

it('writes all rows with a decimal where one of them has it', () => {
  drawn([7, 31.5]);
  expect(screen.getByText('7.0')).toBeInTheDocument();
});
