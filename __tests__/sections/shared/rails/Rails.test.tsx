import { render, screen, within } from '@testing-library/react';
import { rails } from '../../../../src/sections/shared/rails/schema';
import { Rails } from '../../../../src/sections/shared/rails/Rails';
import { duration, place, total } from '../../../../src/ui/plot/segments';
import { withoutNoBreaks } from '../../../../src/text/withoutNoBreaks';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { rails as railsSchema } from '../../../../src/sections/shared/rails/schema';

const segments = [
  { activity: 'desk', minutes: 25 },
  { activity: 'work', minutes: 60 },
  { activity: 'desk', minutes: 30 },
  { activity: 'work', minutes: 65 },
];

const section = {
  type: 'rails' as const,
  title: 'A morning',
  hours: { from: 7, to: 10 },
  activities: [
    { id: 'work', name: 'Hands on', pattern: 'solid' as const },
    { id: 'desk', name: 'Paperwork', pattern: 'ruled' as const },
  ],
  days: [{ title: 'Before', note: 'A list.', segments }],
  source: 'A study.',
};

it.each([
  [40, '40 min'],
  [125, '2 h 05 min'],
  [290, '4 h 50 min'],
  [540, '9 h'],
])('says %i minutes as %s', (minutes, words) => {
  expect(withoutNoBreaks(duration(minutes))).toBe(words);
});

it('adds up one activity and its share of the day', () => {
  const { time, percent } = total(segments, 'work');
  expect([withoutNoBreaks(time), percent]).toEqual(['2 h 05 min', '69%']);
});

it('places segments one after another from the first hour', () => {
  const placed = place(segments, 7);
  expect(placed.map(({ start }) => start)).toEqual(['07:00', '07:25', '08:25', '08:55']);
  expect(placed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('draws each day as a picture whose sentence comes from the data, with its times in a table', () => {
  const data = { ...section, intro: null, anchor: null };
  render(<Rails {...(data as unknown as SectionProps<typeof railsSchema>)} />);
  expect(screen.getByRole('img', { name: /Before.*2\sh\s05\smin.*69%/ })).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Before' })).getAllByRole('row');
  expect(rows).toHaveLength(segments.length + 1);
  expect(rows[2]).toHaveTextContent(/07:25.*Hands on.*1\sh/);
});

it('refuses days that do not fill the hours, and activities that nobody named', () => {
  expect(rails.safeParse(section).success).toBe(true);
  const longer = { ...section, hours: { from: 7, to: 11 } };
  const [tooShort] = rails.safeParse(longer).error?.issues ?? [];
  expect(tooShort?.path).toEqual(['days', 0, 'segments']);
  const unnamed = { ...section, activities: section.activities.slice(0, 1) };
  expect(rails.safeParse({ ...unnamed }).success).toBe(false);
});
