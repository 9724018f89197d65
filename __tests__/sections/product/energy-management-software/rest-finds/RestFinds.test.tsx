import { fireEvent, render, screen } from '@testing-library/react';
import { RestFinds } from '../../../../../src/sections/product/energy-management-software/rest-finds/RestFinds';

it('tells each find when it is touched', () => {
  render(
    <RestFinds
      title="The rest"
      lead="Looked for."
      until="2024-12-31"
      start={0}
      finds={[
        { month: '2022-10-01', percent: 19, text: 'Nobody knew.' },
        { month: '2023-06-01', percent: 7.8, text: 'A clamp faced backward.' },
      ]}
    />,
  );
  expect(screen.getByText(/Nobody knew/)).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByText(/A clamp faced backward/)).toBeVisible();
});
