import { fireEvent, render, screen } from '@testing-library/react';
import { Papers } from '../../../../../src/sections/product/vendor-management-software/invoice-match/Papers';
import {
  backedOf,
  leaderOf,
  rowsOf,
} from '../../../../../src/sections/product/vendor-management-software/invoice-match/match';

const lines = [
  { name: 'Labor', cents: 10000, rate: 2, says: 'Scanned', isOff: false },
  { name: 'Helper', cents: 4000, rate: 1, says: 'Nobody scanned', isOff: true },
];
const card = {
  title: 'Card',
  note: 'Firm',
  rates: [
    { name: 'Call-out', price: '$95' },
    { name: 'Hour', price: '$50' },
  ],
};

it('pays what matches, and leads each line to its rate', () => {
  expect(backedOf(lines)).toBe('$100.00');
  expect(rowsOf(2, 2)).toBe(3);
  expect(leaderOf(2, 0, 2)).toBe('M0 750C450 750 550 250 1000 250');
});

it('begins with the line that does not match, and reads the others', () => {
  render(<Papers card={card} bill={{ title: 'Invoice', note: 'Saturday', lines }} />);
  const probe = screen.getByRole('slider');
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringContaining('Nobody scanned'));
  fireEvent.change(probe, { target: { value: '0' } });
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringContaining('Labor, $100.00'));
});
