import { fireEvent, render, screen } from '@testing-library/react';
import { MonthLog } from '../../../../../src/sections/product/energy-optimization/month-log/MonthLog';

it('counts what stayed, and says of each return what, when and why', () => {
  render(
    <MonthLog
      title="{stayed} stayed, {back} went back"
      lead="In a month."
      month="October"
      length={31}
      stayed={[1, 2, 2]}
      backs={[
        { day: 5, what: 'Duct pressure', after: '40 minutes', why: 'A box starved.' },
        { day: 8, what: 'Supply air', after: '3 hours', why: 'It was humid.' },
      ]}
      start={1}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('3 stayed, 2 went back');
  expect(screen.getByText(/It was humid/)).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(screen.getByText(/A box starved/)).toBeVisible();
});
