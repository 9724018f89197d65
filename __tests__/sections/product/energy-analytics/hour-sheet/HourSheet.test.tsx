import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HourSheet } from '../../../../../src/sections/product/energy-analytics/hour-sheet/HourSheet';
import type { hourSheet } from '../../../../../src/sections/product/energy-analytics/hour-sheet/schema';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';

const section = {
  title: 'A year',
  lead: 'Of hours.',
  place: 'A branch',
  map: { src: { publicURL: '/year.png' }, alt: '' },
  start: { day: '2025-03-18', hour: 18 },
  folds: [
    { fold: 'year', name: 'Days', says: 'One row lower.' },
    { fold: 'month', name: 'Months', says: 'March is dark.' },
    { fold: 'weekday', name: 'Weekdays', says: 'Saturdays are pale.' },
  ],
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
} as unknown as SectionProps<typeof hourSheet>;

const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
const power = () => screen.getAllByText(/^[\d.]+.kW$/)[0]?.textContent;
const range = (index: number) => screen.getAllByRole('slider')[index] as HTMLInputElement;

it('reads the hour that it begins with, and follows both ranges', () => {
  render(<HourSheet {...section} />);
  expect(heading()).toMatch(/Tuesday, March.18, 18:00/);
  const before = power();
  fireEvent.change(range(1), { target: { value: '3' } });
  expect(heading()).toMatch(/March.18, 03:00/);
  expect(power()).not.toBe(before);
  fireEvent.change(range(0), { target: { value: '0' } });
  expect(heading()).toMatch(/Wednesday, January.1, 03:00/);
  expect(range(0)).toHaveAttribute('aria-valuetext', expect.stringContaining('03:00'));
});

it('folds the year, says what one sees on it and reads the same day', async () => {
  render(<HourSheet {...section} />);
  expect(screen.getByRole('status')).toHaveTextContent('One row lower.');
  await userEvent.click(screen.getByRole('radio', { name: 'Months' }));
  expect(screen.getByRole('status')).toHaveTextContent('March is dark.');
  expect(heading()).toBe('March, 18:00');
  await userEvent.click(screen.getByRole('radio', { name: 'Weekdays' }));
  expect(heading()).toBe('Tuesday, 18:00');
});
