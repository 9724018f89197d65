import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reasons } from '../../../../../src/sections/solutions/data-driven-portfolio/reasons/Reasons';
import { leftOf } from '../../../../../src/sections/solutions/data-driven-portfolio/reasons/leftOf';

const reasons = [
  { name: 'Weather', detail: 'A warm year', change: -0.6 },
  { name: 'Vacancy', detail: 'An empty floor', change: 0.8 },
];

it('takes off what explains, and adds what was hidden', () => {
  expect(leftOf(15, reasons)).toBeCloseTo(15.2);
  expect(leftOf(15, reasons, [true, false])).toBeCloseTo(14.4);
});

it('follows its boxes', async () => {
  render(
    <Reasons
      title="Reasons"
      text="Each is measured."
      place="A tower"
      unit="kWh"
      start={15}
      reasons={reasons}
      median={9}
      medianName="median"
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('15.2');
  await userEvent.click(screen.getByRole('checkbox', { name: /Vacancy/ }));
  expect(screen.getByRole('status')).toHaveTextContent('14.4');
});
