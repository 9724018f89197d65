import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Faults } from '../../../../../src/sections/product/fault-detection-diagnostics/fault-list/Faults';

const flat = Array.from({ length: 25 }, () => 10);
const withPeak = (hour: number) => flat.map((power, at) => (at === hour ? 20 : power));

const jobs = [
  {
    name: 'Fan in manual',
    place: 'Levels 5–8',
    lost: { power: 10, hours: 1 },
    cause: 'A switch',
    check: 'The panel',
    expected: flat,
    measured: withPeak(19),
  },
  {
    name: 'New rack',
    place: 'Level 2',
    lost: { power: 10, hours: 1 },
    cause: 'Unknown',
    check: 'Ask IT',
    reason: 'It was ordered.',
    expected: flat,
    measured: withPeak(3),
  },
];

const faults = <Faults jobs={jobs} price={0.2} />;

it('shows the day, cost and cause of the first fault', () => {
  render(faults);
  expect(screen.getByRole('heading', { name: 'Fan in manual' })).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('19:00'),
  );
  expect(screen.getByText(/10 kWh.*\$2\.00/)).toBeVisible();
  expect(screen.getByText('A switch')).toBeVisible();
});

it('begins anew at the hour of the fault that is chosen, with its answer', async () => {
  const user = userEvent.setup();
  render(faults);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
  await user.click(screen.getByRole('radio', { name: /New rack/ }));
  expect(screen.getByRole('heading', { name: 'New rack' })).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('03:00'),
  );
  const [, no] = screen.getAllByRole('radio').slice(-2);
  expect(no).toBeChecked();
});

it('lists all faults for those without scripts', () => {
  const view = renderToStaticMarkup(faults);
  const lists = view.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(lists.some((list) => list.includes('A switch') && list.includes('Ask IT'))).toBe(true);
});
