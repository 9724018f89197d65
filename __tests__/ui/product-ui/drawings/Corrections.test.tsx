import { render, screen, within } from '@testing-library/react';
import { Corrections } from '../../../../src/ui/product-ui/drawings/Corrections';

const texts = (unit: string): (string | null)[] => {
  render(
    <Corrections
      type="corrections"
      title="Invoice"
      unit={unit}
      start={{ name: 'Sent', value: 1846 }}
      steps={[
        { name: 'Billed twice', detail: 'One scan', change: -73.5 },
        { name: 'Forgotten', detail: 'In the photo', change: 38 },
      ]}
      end={{ name: 'Signed', detail: 'By both' }}
      median={1620}
      medianName="Estimated"
    />,
  );
  return screen
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^[−+]?\$?[\d,.]+$/).textContent);
};

it('writes money with its sign, thousands and cents', () => {
  expect(texts('dollars')).toEqual(['$1,846.00', '−$73.50', '+$38.00', '$1,810.50']);
});

it('writes any other unit with a tenth', () => {
  expect(texts('kWh a day')).toEqual(['1846.0', '−73.5', '+38.0', '1810.5']);
});
