import { render, screen } from '@testing-library/react';
import { InvoiceMatchInvoice } from '../../../../../src/sections/product/vendor-management-software/invoice-match/InvoiceMatchInvoice';

const line = { detail: '2 h at $50', rate: 1, against: 'Scanned', isOff: false };

it('works out what is paid and what is questioned from the lines', () => {
  render(
    <InvoiceMatchInvoice
      bill={{
        title: 'Invoice 1',
        note: 'For a test',
        lines: [
          { ...line, name: 'Labor', cents: 10000 },
          { ...line, name: 'Parts', cents: 2550 },
          { ...line, name: 'Helper', cents: 4000, isOff: true },
        ],
      }}
      asked="Asked for"
      paid="Paid"
      open="Open"
    />,
  );
  const sums = screen.getAllByRole('definition').map((sum) => sum.textContent);
  expect(sums).toEqual(['$165.50', '$125.50', '$40.00']);
});
