import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { DayPlan } from '../../../../../src/sections/product/field-service-management-software/day-plan/DayPlan';
import copy from '../../../../../src/sections/product/field-service-management-software/day-plan/words.json';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { dayPlan } from '../../../../../src/sections/product/field-service-management-software/day-plan/schema';

const stop = { y: 0, job: 'A job', isRare: false, walk: 5, work: 60 };
const section = {
  title: 'Move a stop',
  lead: 'And see.',
  anchor: 'plan',
  place: 'A van',
  map: { west: -5, east: 25, north: -5, south: 15, rivers: [], roads: [] },
  rules: { starts: '07:00', road: 1, pace: 2, lunch: { after: '11:30', minutes: 30 }, counter: 15 },
  home: { name: 'Home', x: 0, y: 0, walk: 5 },
  supply: { name: 'Wholesaler', x: 10, y: 10 },
  stops: [
    { ...stop, name: 'Near', x: 10, part: 'belt', bin: 3, called: 2 },
    { ...stop, name: 'Far', x: 20, part: 'board', bin: 9, isRare: true, called: 1 },
  ],
  others: [],
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof dayPlan>;

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what follows when a stop is moved, and keeps both ends', async () => {
  render(<DayPlan {...section} />);
  expect(order()[0]).toContain('07:25');
  expect(screen.getByRole('button', { name: 'Near earlier' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Near later' }));
  expect(order()[0]).toContain('Far');
  expect(screen.getByText(/stop 2/)).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/Far, Near/);
  expect(screen.getByRole('radio', { name: copy.called })).toBeChecked();
});

it('returns to an order that it knows', async () => {
  render(<DayPlan {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: copy.called }));
  expect(order()[0]).toContain('Far');
  await userEvent.click(screen.getByRole('radio', { name: copy.driven }));
  expect(order()[0]).toContain('Near');
});

it('drives for what the van has not', async () => {
  render(<DayPlan {...section} />);
  expect(screen.getByText('Bin 9: board')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByText('Not aboard: board')).toBeInTheDocument();
  expect(screen.getByText('54')).toBeInTheDocument();
});

it('has the day in the order of the calls before any script', () => {
  const view = renderToStaticMarkup(<DayPlan {...section} />);
  expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain(copy.called);
});
