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
  origin: 'Made up.',
};

it('counts for each job the buildings that have room', () => {
  render(<OpenWeeks {...section} />);
  const answers = screen.getAllByRole('strong').map(({ textContent }) => textContent);
  expect(answers).toEqual([
    '2 of 2 buildings have room',
    '1 of 2 buildings have room',
    'No building has room',
  ]);
});

it('marks each hole with the jobs that fit, and the day on which it opens', () => {
  render(<OpenWeeks {...section} />);
  const holes = screen.getAllByText(
    (_, element) => element?.tagName === 'SPAN' && element.hasAttribute('data-choice'),
  );
  expect(holes.map((hole) => hole.getAttribute('data-choice'))).toEqual(['1', '1 2']);
  expect(holes[0]).toHaveTextContent('Jul 8');
  expect(holes[1]).toHaveTextContent('Jun 29');
});
