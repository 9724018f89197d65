import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tree } from '../../../../../src/sections/product/energy-management-software/meter-tree/Tree';
import type { meterTree } from '../../../../../src/sections/product/energy-management-software/meter-tree/schema';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';

const section = {
  place: 'A tower',
  times: [
    { name: 'Year', unit: 'kWh' },
    { name: 'Night', unit: 'kW' },
  ],
  meters: [
    { name: 'Fans', amounts: [1500, 10], isRest: false },
    { name: 'Not explained', amounts: [500, 30], isRest: true },
  ],
  start: 1,
} as unknown as SectionProps<typeof meterTree>;

const spoken = () => screen.getByRole('slider').getAttribute('aria-valuetext');

it('adds up the main meter and says what each branch is of it', () => {
  render(<Tree {...section} />);
  expect(screen.getByText(/2,000.kWh/)).toBeVisible();
  expect(spoken()).toMatch(/Not explained: 500.kWh, 25% of/);
});

it('draws the tree of another time', async () => {
  render(<Tree {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
  expect(screen.getByText(/: 40.kW$/)).toBeVisible();
  expect(spoken()).toMatch(/30.kW, 75% of/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
