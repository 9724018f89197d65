import { render, screen } from '@testing-library/react';
import { OpenWeeks } from '../../../../../src/sections/industry/education/open-weeks/OpenWeeks';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { openWeeks as openWeeksSchema } from '../../../../../src/sections/industry/education/open-weeks/schema';

const section: SectionProps<typeof openWeeksSchema> = {
  title: 'Holes',
  lead: 'Lead',
  legend: 'The job',
  monday: '2026-06-29',
  workingDays: 10,
  margin: 1,
  tasks: [
    { name: 'Doors', length: 2, advice: 'Last.' },
    { name: 'Boiler', length: 5, advice: 'First.' },
    { name: 'Roof', length: 10, advice: 'Never.' },
  ],
  houses: [
    { name: 'Hall', use: 'Exams', bookings: [{ day: 1, length: 7 }] },
    { name: 'Library', use: 'Open', bookings: [{ day: 7, length: 4 }] },
  ],
  place: 'A campus',
  origin: 'Made up.',
  act: { text: 'Found.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('counts for each job the buildings that have room', () => {
  render(<OpenWeeks {...section} />);
  const answers = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(answers).toEqual([
    '2 of 2 buildings have room',
    'One of 2 buildings has room',
    'No building has room',
  ]);
});

it('says of each building the day on which each job may begin', () => {
  render(<OpenWeeks {...section} />);
  const [hall, library] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /Hall|Library/.test(textContent));
  expect(hall).toHaveTextContent(/Free from Jul.8.*No room.*No room/);
  expect(library).toHaveTextContent(/Free from Jun.29.*Free from Jun.29.*No room/);
});
