import { fireEvent, render, screen } from '@testing-library/react';
import { ContractorCredits } from '../../../../../src/sections/product/vendor-management-software/contractor-credits/ContractorCredits';
import { monthsOf } from '../../../../../src/sections/product/vendor-management-software/contractor-credits/monthsOf';

const months = [
  { name: 'Nov', dollars: 400, note: 'It began.' },
  { name: 'Dec', dollars: 100 },
];

it('draws the months to the scale of the highest', () => {
  expect(monthsOf(months).bars).toEqual([{ height: 100 }, { height: 25 }]);
});

it('says what each month came to', () => {
  render(
    <ContractorCredits
      anchor="credits"
      title="Credits"
      lead="Fall."
      months={months}
      source="A ledger"
    />,
  );
  const probe = screen.getByRole('slider');
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/\$400.*It began\./));
  fireEvent.change(probe, { target: { value: '1' } });
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/Dec: \$100/));
});
