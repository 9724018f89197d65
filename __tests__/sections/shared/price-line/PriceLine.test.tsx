import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { listPrice } from '../../../../src/pricing/price';
import { formatDollars } from '../../../../src/format/number';
import { PriceLine } from '../../../../src/sections/shared/price-line/PriceLine';

const section = {
  type: 'priceLine',
  title: 'All of it for {price}',
  text: '{staff} people in {buildings} buildings.',
  staff: 14,
  buildings: 64,
  hasConnections: true,
  link: 'Work out yours',
} as ComponentProps<typeof PriceLine>;

it('works its price out from the price list', () => {
  render(<PriceLine {...section} />);
  const price = formatDollars(listPrice({ staff: 14, buildings: 64 }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(price);
  expect(screen.getByText('14 people in 64 buildings.')).toBeInTheDocument();
});

it('opens the price list with the same counts', () => {
  render(<PriceLine {...section} hasConnections={false} />);
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link').href,
    'https://example.com',
  );
  expect(pathname).toBe('/pricing/');
  expect(Object.fromEntries(searchParams)).toEqual({
    staff: '14',
    buildings: '64',
    connections: 'off',
  });
});
